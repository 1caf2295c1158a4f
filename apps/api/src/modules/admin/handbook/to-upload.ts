import type { HandbookUpload } from '@starhaven/contracts/admin';
import type { ImportUpload } from '../../book';

/** An upload as staff reads it. */
export const toUpload = ({ createdAt, files, ...upload }: ImportUpload): HandbookUpload => ({
  ...upload,
  files,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  createdAt: Math.floor(createdAt / 1000),
});
