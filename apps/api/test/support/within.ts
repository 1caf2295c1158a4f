import { until } from './until';

/**
 * Within this time a silent connection must be noticed, or must recover once the network works again. It is twice the
 * longest limit of the product, because a busy machine may be late. Without these defences it takes minutes.
 */
export const silenceLimitMs = 30_000;

/** Waits until `look` returns true. @throws an error with `what` after `silenceLimitMs` */
export async function within(what: string, look: () => boolean | Promise<boolean>): Promise<void> {
  const endsAtMs = performance.now() + silenceLimitMs;
  await until(async () => {
    if (performance.now() > endsAtMs) throw new Error(`${what} takes longer than ${silenceLimitMs} ms`);
    return look();
  });
}
