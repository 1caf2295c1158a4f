/** Longer than any field of ours; the rest is the body limit's business. */
const maxFieldLength = 20_000;

/**
 * The named text fields of a form, or null when the body is no form. Everything else a stranger may send, such as files,
 * repeated or oddly named fields and the form library's own bookkeeping, never reaches a parser.
 */
export async function readFields(request: Request, names: readonly string[]): Promise<FormData | null> {
  const sent = await request.formData().catch(() => null);
  if (sent === null) return null;
  const form = new FormData();
  for (const name of names) {
    const value = sent.get(name);
    if (typeof value === 'string') form.set(name, value.slice(0, maxFieldLength));
  }
  return form;
}
