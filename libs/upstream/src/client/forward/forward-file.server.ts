import type { Visitor } from '../../types';
import { visitorHeaders } from '../request/visitor-headers.server';

export interface FileForwarderOptions {
  accountUrl: string;
  /** Signs the visitor's address; without it the address is not sent. */
  trustSecret?: string;
  /** Whether the host is ours; files come only from our own hosts. */
  isOurs: (url: string) => boolean;
  /** The time limit for the first byte of the answer; the rest of the file has no limit. Default 15,000. */
  timeoutMs?: number;
  fetch?: typeof fetch;
  onFailure?: (error: unknown) => void;
}

export interface FileRequest {
  /** A path of our own API, with its leading slash. */
  path: string;
  sessionKey: string;
  /** Sent as JSON. */
  body: Readonly<Record<string, unknown>>;
  /** Aborts the transfer, for example when the visitor leaves. */
  signal: AbortSignal;
}

/** Asks our own API for a file and returns its answer with the body as a stream; null if there is none. Never throws. */
export type FileForwarder = (file: FileRequest, visitor?: Visitor) => Promise<Response | null>;

/** Streams files of our own API, so that their size needs no memory here. */
export function createFileForwarder(options: FileForwarderOptions): FileForwarder {
  const send = options.fetch ?? fetch;
  return async ({ path, sessionKey, body, signal }, visitor = {}) => {
    if (!options.isOurs(options.accountUrl)) return null;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new Error('no answer in time')), options.timeoutMs ?? 15_000);
    try {
      return await send(options.accountUrl.replace(/\/+$/, '') + path, {
        method: 'POST',
        headers: {
          ...visitorHeaders(visitor, options.trustSecret),
          'content-type': 'application/json',
          authorization: sessionKey,
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.any([signal, waiting.signal]),
      });
    } catch (error) {
      options.onFailure?.(error);
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}
