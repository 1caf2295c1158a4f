import * as v from 'valibot';
import { UnixSecondsSchema, WireCountSchema } from '../lib/wire';

/**
 * How often something is allowed; `max` attempts (0 = unknown) and `time`, unix seconds until which the caller waits
 * (docs/behaviour/account.md#rate-limit-data).
 */
export const RateLimitSchema = v.object({ max: WireCountSchema, time: UnixSecondsSchema });
export type RateLimit = v.InferOutput<typeof RateLimitSchema>;
