import * as v from 'valibot';
import { maxTime, sentOr, unitsPerSecond, WireNumberSchema } from '../protocol/wire/wire';

/** Read as seconds, smaller numbers are times before 1973, so they are milliseconds. */
const minSeconds = 1e8;

/** Unix milliseconds, which only the questions use (docs/behaviour/foundation.md#timestamps); other units are converted. 0 = unknown. */
export const UnixMillisecondsSchema = v.pipe(
  sentOr(WireNumberSchema, 0),
  v.minValue(0),
  v.maxValue(maxTime),
  v.transform((time) => {
    const perSecond = unitsPerSecond(time);
    if (perSecond === 1) return Math.floor(time > minSeconds ? time * 1000 : time);
    return Math.floor(time / (perSecond / 1000));
  }),
);
