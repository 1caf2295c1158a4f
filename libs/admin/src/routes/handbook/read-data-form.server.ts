import { handbookUploadLimits } from '@starhaven/contracts/admin';

export interface SentData {
  /** The form's text fields; null if the body is not a form. */
  fields: FormData | null;
  files: File[];
}

const names = new Set(['intent', 'enhanced', 'nonce', 'format', 'removals', 'upload', 'subject']);
const maxFieldLength = 200;

/** Reads a form of the page: its text fields, and the files from both of its file inputs. */
export async function readDataForm(request: Request): Promise<SentData> {
  const sent = await request.formData().catch(() => null);
  if (sent === null) return { fields: null, files: [] };
  const fields = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === 'string' && names.has(name) && !fields.has(name))
      fields.set(name, value.slice(0, maxFieldLength));
  }
  // If no file is chosen, browsers send an empty file.
  const files = [...sent.getAll('files'), ...sent.getAll('folder')].filter(
    (one): one is File => one instanceof File && one.size > 0,
  );
  return { fields, files };
}

/** Why these files cannot be sent; null if they can. */
export function faultOf(files: readonly File[]): string | null {
  if (files.length === 0) return 'Choose the files of the game data, or their folder.';
  const { bytes, files: most } = handbookUploadLimits;
  if (files.length > most) return `These are more than ${most} files.`;
  if (files.reduce((sum, { size }) => sum + size, 0) <= bytes) return null;
  return `The files are larger than ${bytes / 1024 ** 2} MB together. Import such data with the command npm run import.`;
}
