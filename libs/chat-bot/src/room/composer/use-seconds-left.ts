import { useTick } from '@starhaven/ui-kit';

const tickMs = 250;

/** Whole seconds until a moment of `performance.now()`; counts down to 0. */
export function useSecondsLeft(untilMs: number): number {
  const left = Math.max(0, Math.ceil((untilMs - performance.now()) / 1000));
  useTick(left > 0 ? tickMs : null);
  return left;
}
