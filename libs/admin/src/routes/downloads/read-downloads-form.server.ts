import { maxDocumentLength } from './downloads.form';

/** In characters; more than the longest address, so that the field can refuse it. */
const maxFieldLength = 4_000;
const names = new Set([
  ...['intent', 'enhanced', 'nonce', 'key', 'game', 'fingerprint', 'document', 'from', 'to'],
  ...['platform', 'build', 'engine', 'link', 'url', 'bytes', 'md5'],
]);

/** Reads a form of the page. Accepts long documents, and drops fields that the forms do not have. */
export async function readDownloadsForm(request: Request): Promise<FormData | null> {
  const sent = await request.formData().catch(() => null);
  if (sent === null) return null;
  const fields = new FormData();
  for (const [name, value] of sent) {
    if (typeof value !== 'string' || !names.has(name) || fields.has(name)) continue;
    fields.set(name, name === 'document' ? documentOf(value) : value.slice(0, maxFieldLength));
  }
  return fields;
}

/**
 * Browsers send each line break as two characters; the limit counts one, like the file that was pasted. One character above the limit
 * stays, so that a long document is refused and not cut off.
 */
const documentOf = (sent: string) => sent.replaceAll('\r\n', '\n').slice(0, maxDocumentLength + 1);
