/** A file that is sent on while its bytes arrive, so that no process holds the whole file. */
export interface StreamedFile {
  name: string;
  type: string;
  /** Can be read only once. The code that passes the file on reads and drops the rest. */
  bytes: AsyncIterable<Uint8Array>;
}

/** Checks the shape instead of the class: the launcher and the pages of the web server are two bundles, each with its own copy of a class. */
export function isStreamedFile(value: unknown): value is StreamedFile {
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return false;
  const { bytes } = value;
  return typeof bytes === 'object' && bytes !== null && Symbol.asyncIterator in bytes;
}
