import type { UpstreamError } from '../failures/upstream-error';
import { isUpstreamError } from '../failures/upstream-error';

/**
 * The result of a read, or what `otherwise` makes of the host's failure: an empty part of a page, or a page with a problem. Every other
 * error is a fault of our own code and is thrown again.
 */
export async function orElse<Value, Other>(
  read: () => Promise<Value>,
  otherwise: (error: UpstreamError) => Other,
): Promise<Value | Awaited<Other>> {
  try {
    return await read();
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return await otherwise(error);
  }
}

/** The result of a read; null if the host failed. For a part that the page can do without. */
export const orNull = <Value>(read: () => Promise<Value>): Promise<Value | null> => orElse(read, () => null);
