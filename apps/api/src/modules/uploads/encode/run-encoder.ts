import { ChildFailedError, childArguments, runChild } from '../../../platform/child/run-child';
import { pictureLimits } from './picture-limits';
import type { PictureResult } from './picture-limits';

/** The encoder took too long, crashed or was killed. */
export { ChildFailedError as EncoderFailedError };

export interface EncoderOptions {
  timeoutMs?: number;
  /** Arguments for Node that replace those of the encoder. */
  nodeArguments?: readonly string[];
}

/** Enough for our own code; the decoder's memory has its own limit. */
const heapMb = 96;

/**
 * Encodes a picture in a separate process, which is killed after eight seconds (docs/behaviour/blog.md#uploads). The process gets no
 * secrets, because the file comes from a visitor.
 * @param from the file, @param folder an empty folder for the sizes, see `encodePicture`
 * @throws EncoderFailedError
 */
export async function runEncoder(
  from: string,
  folder: string,
  { timeoutMs = pictureLimits.timeoutMs, nodeArguments }: EncoderOptions = {},
): Promise<PictureResult> {
  const own = nodeArguments ?? childArguments('picture-child', new URL('./picture-child.ts', import.meta.url), heapMb);
  // Our own child wrote this line.
  return (await runChild('encoder', [...own, from, folder], timeoutMs)) as PictureResult;
}
