import type { CallRefusal } from '../call-result';
import { isLimited } from './refusals';

/** When the limit that a refusal reports ends, in unix seconds; null if it is no limit, or has no end in the future. */
export function limitEnd(refusal: CallRefusal): number | null {
  const untilSeconds = refusal.ratelimit?.time || refusal.timestamp;
  return isLimited(refusal) && untilSeconds > nowSeconds() ? untilSeconds : null;
}

/** Hosts round the end of a wait up. The current time is rounded up too, otherwise a minute would be 61 seconds. */
export const nowSeconds = () => Math.ceil(Date.now() / 1000);
