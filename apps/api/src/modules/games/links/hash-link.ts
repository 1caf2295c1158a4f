import { createHash } from 'node:crypto';
import { faultOf, openLink } from './ask-link';
import type { AskOptions } from './ask-link';

export interface LinkHash {
  /** Lower-case hex; empty: the file could not be read. */
  checksum: string;
  bytes: number;
  /** Why the file could not be read to its end, as a text for people; empty: it was read. */
  fault: string;
}

/** Timeout for a host that sends nothing. */
const silenceMs = 30_000;
/** Timeout for the whole file, because a host may send only a few bytes now and then. */
const longestMs = 6 * 3600_000;
const reportIntervalMs = 2_000;

export interface HashOptions extends AskOptions {
  /** Aborts the reading, for example when the server stops. */
  stop?: AbortSignal;
}

/** The algorithm of a checksum in hex, by its length; null: an unknown one. */
export const algorithmOf = (checksum: string): 'md5' | 'sha256' | null =>
  /^[0-9a-f]+$/i.test(checksum) ? (({ 32: 'md5', 64: 'sha256' } as const)[checksum.length] ?? null) : null;

/**
 * Reads a whole file without storing it, and computes its checksum. `reportProgress` gets the number of bytes that were read, and the number that
 * the host announced. A fault of the host is part of the result and is not thrown.
 */
export async function hashLink(
  address: string,
  algorithm: 'md5' | 'sha256',
  reportProgress: (bytes: number, ofBytes: number | null) => Promise<void>,
  { timeoutMs = silenceMs, stop, ...options }: HashOptions,
): Promise<LinkHash> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), timeoutMs);
  const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(longestMs), ...(stop ? [stop] : [])]);
  const hash = createHash(algorithm);
  let bytes = 0;
  try {
    const { body, sizeBytes } = await openLink(address, signal, options);
    let reportedAt = Date.now();
    // A body whose encoding was not set yields buffers; its type leaves open what it yields.
    for await (const part of body as AsyncIterable<Buffer>) {
      timer.refresh();
      hash.update(part);
      bytes += part.length;
      if (Date.now() - reportedAt < reportIntervalMs) continue;
      reportedAt = Date.now();
      await reportProgress(bytes, sizeBytes);
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
