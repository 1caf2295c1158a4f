import { UpstreamError } from '../../failures/upstream-error';

/** Runs the work until one of the signals aborts. It then rejects at once with the `aborted` error and aborts the work's own signal. */
export async function untilAborted<T>(
  signals: readonly AbortSignal[],
  call: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const aborted = () => new UpstreamError('aborted', call, 'the visitor left');
  if (signals.some((signal) => signal.aborted)) throw aborted();
  let onAbort = () => {};
  const left = new Promise<never>((_, reject) => {
    onAbort = () => {
      reject(aborted());
      controller.abort();
    };
  });
  for (const signal of signals) signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([work(controller.signal), left]);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', onAbort);
  }
}
