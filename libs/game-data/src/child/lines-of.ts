import type { Readable } from 'node:stream';
import { UnreadableDataError } from '../data-format';

/** The next chunk; rejects on abort and on a timeout. */
async function nextWithin<T>(next: Promise<T>, limitMs: number, signal: AbortSignal | undefined): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let onAbort = () => {};
  const stopped = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new UnreadableDataError(`The reader was stopped: it sent nothing for ${limitMs / 1000} seconds.`));
    }, limitMs);
    onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    if (signal?.aborted === true) onAbort();
  });
  try {
    return await Promise.race([next, stopped]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** Complete lines of a stream, read only as fast as the caller requests them. The time limit covers only waiting for the stream. */
export async function* linesOf(stream: Readable, limitMs: number, signal?: AbortSignal): AsyncGenerator<string> {
  const chunks: AsyncIterator<string> = stream.setEncoding('utf8').iterator({ destroyOnReturn: false });
  let pieces: string[] = [];
  for (;;) {
    const next = chunks.next();
    // After the timeout no code awaits this promise.
    next.catch(() => {});
    const chunk = await nextWithin(next, limitMs, signal);
    if (chunk.done === true) return;
    const lines = chunk.value.split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      yield pieces.join('') + line;
      pieces = [];
    }
    pieces.push(last);
  }
}
