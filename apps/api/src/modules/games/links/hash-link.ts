import { createHash } from 'node:crypto';
import { faultOf, openLink } from './ask-link';
import type { AskOptions } from './ask-link';

export interface LinkHash {
  /** Lower-case hex; empty: the file could not be read. */
  checksum: string;
  bytes: number;
  /** Why the file could not be read to its end, for people; empty: it was. */
  fault: string;
}

/** A host that sends nothing for this long is given up. */
const silenceMs = 30_000;
/** A host that sends a little now and then would never come to an end. */
const longestMs = 6 * 3600_000;
const tellEveryMs = 2_000;

export interface HashOptions extends AskOptions {
  /** Ends the reading, such as when the server stops. */
  stop?: AbortSignal;
}

/** The algorithm of a checksum in hex, by its length; null: none that we know. */
export const algorithmOf = (checksum: string): 'md5' | 'sha256' | null =>
  /^[0-9a-f]+$/i.test(checksum) ? (({ 32: 'md5', 64: 'sha256' } as const)[checksum.length] ?? null) : null;

/**
 * Reads a whole file, without keeping it, and computes its checksum. `tell` gets bytes that were read, and those that the host promised.
 * Never throws for what the host does.
 */
export async function hashLink(
  address: string,
  algorithm: 'md5' | 'sha256',
  tell: (bytes: number, ofBytes: number | null) => Promise<void>,
  { timeoutMs = silenceMs, stop, ...options }: HashOptions,
): Promise<LinkHash> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), timeoutMs);
  const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(longestMs), ...(stop ? [stop] : [])]);
  const hash = createHash(algorithm);
  let bytes = 0;
  try {
    const { body, sizeBytes } = await openLink(address, signal, options);
    let toldAt = Date.now();
    // A body whose encoding was not set yields buffers; its type leaves open what it yields.
    for await (const part of body as AsyncIterable<Buffer>) {
      timer.refresh();
      hash.update(part);
      bytes += part.length;
      if (Date.now() - toldAt < tellEveryMs) continue;
      toldAt = Date.now();
      await tell(bytes, sizeBytes);
    }
    if (sizeBytes !== null && sizeBytes !== bytes)
      return { checksum: '', bytes, fault: `It ended after ${bytes} of ${sizeBytes} bytes.` };
    return { checksum: hash.digest('hex'), bytes, fault: '' };
  } catch (error) {
    if (stop?.aborted) return { checksum: '', bytes, fault: 'The server stopped while it read the file.' };
    const fault = bytes > 0 ? `It broke off after ${bytes} bytes.` : faultOf(error, signal);
    return { checksum: '', bytes, fault };
  } finally {
    clearTimeout(timer);
  }
}
