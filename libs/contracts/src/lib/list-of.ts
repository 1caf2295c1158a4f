import * as v from 'valibot';
import { mapOf } from './map-of';

/** A list that may be missing or null on the wire; the product sees an empty one. */
export const listOf = <S extends v.GenericSchema>(item: S) => v.nullish(v.array(item), []);

/** A list, or a map whose values are the items (its keys repeat what the items say); yields the list. */
export const listOrMapOf = <S extends v.GenericSchema>(item: S) =>
  v.union([
    v.array(item),
    v.pipe(
      mapOf(item),
      v.transform((map) => Object.values(map)),
    ),
  ]);
