import * as v from 'valibot';
import { UnixSecondsSchema, WireCountSchema } from '../wire/wire';

/**
 * A rate limit: `max` attempts (0 = unknown) and `time`, unix seconds until which the caller must wait
 * (docs/behaviour/account.md#rate-limit-data).
 */
export const RateLimitSchema = v.object({
  max: v.fallback(WireCountSchema, 0),
  time: v.fallback(UnixSecondsSchema, 0),
});
export type RateLimit = v.InferOutput<typeof RateLimitSchema>;
