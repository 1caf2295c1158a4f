import { until } from './until';

/** Within this a silent line is noticed, and heals once it carries again. */
export const silenceLimitMs = 15_000;

/** Waits until `look` is true. @throws with `what` after the time in which a silent line must be noticed or heal */
export async function within(what: string, look: () => boolean | Promise<boolean>): Promise<void> {
  const endsAtMs = performance.now() + silenceLimitMs;
  await until(async () => {
    if (performance.now() > endsAtMs) throw new Error(`${what} takes longer than ${silenceLimitMs} ms`);
    return look();
  });
}
