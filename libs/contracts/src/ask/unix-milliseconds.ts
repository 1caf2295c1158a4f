import * as v from 'valibot';
import { WireNumberSchema } from '../protocol/wire/wire';

/** Read as milliseconds, these numbers are times from January 1970 to 1973, so the host sends seconds. */
const isSeconds = (time: number) => time > 1e8 && time < 1e11;

/** Unix milliseconds, which only the questions use (docs/behaviour/foundation.md#timestamps); seconds are converted. 0 = unknown. */
export const UnixMillisecondsSchema = v.pipe(
  v.nullish(WireNumberSchema, 0),
  v.minValue(0),
  v.transform((time) => Math.floor(isSeconds(time) ? time * 1000 : time)),
);
