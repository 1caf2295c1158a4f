import * as v from 'valibot';
import { mapOf } from './map-of';
import { rowsOf } from './rows-of';

/** A list inside something else; it may be missing or null on the wire. The product sees the rows that can be read. */
export const listOf = <S extends v.GenericSchema>(item: S) => v.nullish(rowsOf(item), []);

/** The list that an answer is about: null is an empty one, but an answer without it, or with no readable row, is none. */
export const answerListOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.nullable(rowsOf(item, { isWhole: true })),
    v.transform((rows) => rows ?? []),
  );

/**
 * A list, or a map whose values are the items (its keys repeat what the items say); yields the list. `isWhole` as in `rowsOf`: for what an
 * answer is about, not for a part of it.
 */
export const listOrMapOf = <S extends v.GenericSchema>(item: S, { isWhole }: { isWhole: boolean }) => {
  const rows = rowsOf(item, { isWhole });
  return v.union([
    rows,
    v.pipe(
      mapOf(v.unknown()),
      // The values come from outside as they are, so the rows' own input type says nothing here.
      v.transform((map) => Object.values(map) as v.InferInput<S>[]),
      rows,
    ),
  ]);
};
