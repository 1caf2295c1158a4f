/** A file that is sent on while its bytes arrive, so that no process holds it whole. */
export interface StreamedFile {
  name: string;
  type: string;
  /** Read once. Whoever gives the file reads what was not taken. */
  bytes: AsyncIterable<Uint8Array>;
}

/** By its form: the web server's launcher and its pages are two bundles, and each would have a class of its own. */
export function isStreamedFile(value: unknown): value is StreamedFile {
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return false;
  const { bytes } = value;
  return typeof bytes === 'object' && bytes !== null && Symbol.asyncIterator in bytes;
}
