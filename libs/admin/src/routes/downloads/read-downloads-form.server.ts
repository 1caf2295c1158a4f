import { maxDocumentLength } from './downloads.form';

/** In characters. More than the longest allowed address, so that the field itself can refuse a longer one. */
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
 * Browsers send each line break as two characters; the limit counts it as one, as in the pasted file. One character above the limit is
 * kept, so that a document that is too long is refused instead of shortened.
 */
const documentOf = (sent: string) => sent.replaceAll('\r\n', '\n').slice(0, maxDocumentLength + 1);
