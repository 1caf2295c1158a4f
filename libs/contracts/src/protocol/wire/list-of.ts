import * as v from 'valibot';
import { mapOf } from './map-of';
import { rowsOf } from './rows-of';

/** A list inside another value; it may be missing or null on the wire. The output has only the readable rows. */
export const listOf = <S extends v.GenericSchema>(item: S) => v.nullish(rowsOf(item), []);

/** The main list of an answer. null is an empty list, but an answer without the list, or without any readable row, is invalid. */
export const answerListOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.nullable(rowsOf(item, { isWhole: true })),
    v.transform((rows) => rows ?? []),
  );

/**
 * A list, or a map whose values are the items (the items repeat its keys). The output is the list. `isWhole` as in `rowsOf`: for the main
 * list of an answer, not for a part of it.
 */
export const listOrMapOf = <S extends v.GenericSchema>(item: S, { isWhole }: { isWhole: boolean }) => {
  const rows = rowsOf(item, { isWhole });
  return v.union([
    rows,
    v.pipe(
      mapOf(v.unknown()),
      // The values are untrusted input, so the rows' own input type does not apply.
      v.transform((map) => Object.values(map) as v.InferInput<S>[]),
      rows,
    ),
  ]);
};
