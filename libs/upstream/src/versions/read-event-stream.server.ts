import type { EventSourceMessage } from 'eventsource-parser';
import { createParser } from 'eventsource-parser';

export interface EventStreamOptions {
  fetch: typeof fetch;
  url: string;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** A connection that receives no byte for this long is dead. */
  maxSilenceMs: number;
  onEvent: (event: EventSourceMessage) => void;
}

/** Our events are much smaller; a host that sends more without an end of event is not ours. */
const maxEventBytes = 1024 * 1024;

/** Reads one stream of server-sent events until it ends. Rejects on every end, because the stream should never end. */
export async function readEventStream(options: EventStreamOptions): Promise<never> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  options.signal.addEventListener('abort', stop);
  let watchdog = setTimeout(stop, options.maxSilenceMs);
  const notSilent = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(stop, options.maxSilenceMs);
  };
  let pendingBytes = 0;
  const parser = createParser({
    onEvent: (event) => {
      pendingBytes = 0;
      options.onEvent(event);
    },
    onComment: () => {
      pendingBytes = 0;
    },
  });
  try {
    options.signal.throwIfAborted();
    const response = await options.fetch(options.url, {
      headers: { accept: 'text/event-stream', ...options.headers },
      redirect: 'manual',
      signal: controller.signal,
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !response.body || !type.startsWith('text/event-stream')) {
      throw new Error(`answered with HTTP status ${response.status} and ${type || 'no content type'}`);
    }
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error('the host ended the stream');
      notSilent();
      pendingBytes += value.byteLength;
      parser.feed(decoder.decode(value, { stream: true }));
      if (pendingBytes > maxEventBytes) throw new Error(`an event is larger than ${maxEventBytes} bytes`);
    }
  } finally {
    clearTimeout(watchdog);
    options.signal.removeEventListener('abort', stop);
    controller.abort();
  }
}
