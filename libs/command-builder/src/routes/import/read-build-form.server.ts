import { importLimits } from './import-limits';

const maxFieldLength = 200;
/** Replaces every text above the limit, which is not read. */
const tooLong = ' '.repeat(importLimits.bytes + 1);

/** Reads the form of a build: its `text` is the chosen file, or else what was pasted, and `source` the field that it came from. */
export async function readBuildForm(request: Request): Promise<FormData | null> {
  // The caller refuses a body that is not a form or was cut off.
  const sent = await request.formData().catch(() => null);
  if (sent === null) return null;
  const fields = new FormData();
  for (const name of ['intent', 'engine']) {
    const value = sent.get(name);
    if (typeof value === 'string') fields.set(name, value.slice(0, maxFieldLength));
  }
  const file = sent.get('file');
  // Without a choice browsers send an empty file.
  if (file instanceof Blob && file.size > 0) {
    fields.set('source', 'file');
    fields.set('text', file.size > importLimits.bytes ? tooLong : await file.text());
    return fields;
  }
  const text = sent.get('text');
  // Browsers send each line break as two characters; the limit counts it as one.
  const build = typeof text === 'string' ? text.trim().replaceAll('\r\n', '\n') : '';
  fields.set('source', build === '' ? 'file' : 'text');
  fields.set('text', build.length > importLimits.bytes ? tooLong : build);
  return fields;
}
