import { useTick } from '@starhaven/ui-kit';

const tickMs = 500;

/** The visitor's clock in unix milliseconds, read twice a second while it is needed. */
export function useNow(isNeeded: boolean): number {
  useTick(isNeeded ? tickMs : null);
  return Date.now();
}
