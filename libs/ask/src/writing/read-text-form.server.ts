/** In characters; more than the longest body, so that the host can report its own limit. */
const maxBodyLength = 200_000;
const maxFieldLength = 2_000;
const names = new Set([
  ...['intent', 'enhanced', 'title', 'body', 'tags', 'engineVersion', 'server', 'version', 'error'],
  ...['seen', 'nonce', 'place', 'reason'],
]);

/** Reads the form of a question or an answer. Accepts long texts, and drops fields that the form does not have. */
export async function readTextForm(request: Request): Promise<FormData | null> {
  const sent = await request.formData().catch(() => null);
  if (sent === null) return null;
  const fields = new FormData();
  for (const [name, value] of sent) {
    if (typeof value !== 'string' || !names.has(name) || fields.has(name)) continue;
    fields.set(name, value.slice(0, name === 'body' ? maxBodyLength : maxFieldLength));
  }
  return fields;
}
