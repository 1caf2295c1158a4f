import { handbookUploadLimits } from '@starhaven/contracts/admin';

/** Why these files cannot be sent; null if they can. */
export function faultOf(files: readonly File[]): string | null {
  if (files.length === 0) return 'Choose the files of the game data, or their folder.';
  const { bytes, files: most } = handbookUploadLimits;
  if (files.length > most) return `These are more than ${most} files.`;
  if (files.reduce((sum, { size }) => sum + size, 0) <= bytes) return null;
  return `The files are larger than ${bytes / 1024 ** 2} MB together. Import such data with the command npm run import.`;
}
