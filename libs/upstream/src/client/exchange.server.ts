import { UpstreamError } from '../upstream-error';
import type { HttpRequest } from './build-request.server';

export interface HttpAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export interface ExchangeOptions {
  call: string;
  fetch: typeof fetch;
  timeoutMs: number;
  /** Counted after decompression. */
  maxBodyBytes: number;
  signal?: AbortSignal;
}

/** Sends one request and reads its whole answer. Does not follow redirects: a host must not send a session key elsewhere. */
export async function exchange(request: HttpRequest, options: ExchangeOptions): Promise<HttpAnswer> {
  const { call, signal, timeoutMs } = options;
  const controller = new AbortController();
  let isTimeout = false;
  const timer = setTimeout(() => {
    isTimeout = true;
    controller.abort();
  }, timeoutMs);
  const onAbort = () => controller.abort();
  signal?.addEventListener('abort', onAbort);
  // Ends on abort even if the connection does not close: others may wait for this exchange.
  const ended = new Promise<never>((_, reject) =>
    controller.signal.addEventListener('abort', () => reject(new Error('ended')), { once: true }),
  );
  ended.catch(() => undefined);
  try {
    signal?.throwIfAborted();
    return await Promise.race([exchangeNow(request, options, controller.signal), ended]);
  } catch (error) {
    // Closes the connection of a refused body. Not after a complete body: an abort costs more than decoding a small answer.
    controller.abort();
    if (error instanceof UpstreamError) throw error;
    if (isTimeout) throw new UpstreamError('timeout', call, `no answer within ${Math.round(timeoutMs)} ms`);
    if (signal?.aborted) throw new UpstreamError('aborted', call, 'the visitor left');
    throw new UpstreamError('network', call, networkReason(error), { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

async function exchangeNow(request: HttpRequest, options: ExchangeOptions, signal: AbortSignal): Promise<HttpAnswer> {
  const { method, headers, body } = request;
  const response = await options.fetch(request.url, { method, headers, body, redirect: 'manual', signal });
  const text = await readText(response, options.call, options.maxBodyBytes);
  return { status: response.status, headers: response.headers, text };
}

async function readText(response: Response, call: string, maxBodyBytes: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value: chunk } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) {
      throw new UpstreamError('shape', call, `the answer is larger than ${maxBodyBytes} bytes`, {
        status: response.status,
      });
    }
    text += decoder.decode(chunk, { stream: true });
  }
}

/** fetch hides the reason, such as ECONNREFUSED, in the cause. */
function networkReason(error: unknown): string {
  // fetch rejects with errors only.
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message?: string };
  return cause?.code ?? cause?.message ?? message ?? 'the request failed';
}
