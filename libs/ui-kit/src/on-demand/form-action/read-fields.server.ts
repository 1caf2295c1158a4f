/** In characters; more than any of our fields needs. The limit of bodies covers the rest. */
const maxFieldLength = 20_000;
const maxFields = 50;
const plainName = /^[A-Za-z][\w-]{0,40}$/;

/**
 * The plain text fields of a form, or null if the body is not a form. No other untrusted input reaches a parser: files, repeated fields,
 * names with a structure and the form library's own fields are dropped.
 */
export async function readFields(request: Request): Promise<FormData | null> {
  const sent = await request.formData().catch(() => null);
  if (sent === null) return null;
  const form = new FormData();
  let count = 0;
  for (const [name, value] of sent) {
    if (typeof value !== 'string' || !plainName.test(name) || form.has(name)) continue;
    count += 1;
    if (count > maxFields) break;
    form.set(name, value.slice(0, maxFieldLength));
  }
  return form;
}
