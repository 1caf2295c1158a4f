import * as v from 'valibot';
import { WireNumberSchema } from '../protocol/wire/wire';

/** Unix milliseconds, which only the questions use (docs/behaviour/foundation.md#timestamps); 0 = unknown. */
export const UnixMillisecondsSchema = v.pipe(v.nullish(WireNumberSchema, 0), v.minValue(0), v.transform(Math.floor));
