import * as v from 'valibot';
import { isRecord } from './is-record';
import { WireKeySchema } from './wire';

/** A map by identifier. Unlike valibot's record it rejects lists: a list with a bad item must not count as a map by index. */
export const mapOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.custom<Record<string, v.InferInput<S>>>(isRecord, 'is not a map'),
    // Type inference does not follow a generic schema through the pipe.
    v.record(WireKeySchema, item as v.GenericSchema<v.InferInput<S>, v.InferOutput<S>>),
  );
