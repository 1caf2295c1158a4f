import { createMD5, createSHA256 } from 'hash-wasm';
import type { KnownFile } from './known-files';

const makers = { md5: createMD5, sha256: createSHA256 };

/**
 * Computes checksums of a file as lower-case hex, in one pass over its stream, so the memory does not depend on its size.
 * @param onBytes called after each piece with the number of bytes read so far
 * @throws the stream's error, such as NotReadableError if the file changes while it is read
 */
export async function hashFile(
  file: Blob,
  algorithms: readonly KnownFile['algorithm'][],
  onBytes: (bytes: number) => void,
): Promise<Partial<Record<KnownFile['algorithm'], string>>> {
  const hashers = await Promise.all(algorithms.map(async (name) => [name, (await makers[name]()).init()] as const));
  const reader = file.stream().getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const [, hasher] of hashers) hasher.update(value);
    bytes += value.length;
    onBytes(bytes);
  }
  return Object.fromEntries(hashers.map(([name, hasher]) => [name, hasher.digest('hex')]));
}
