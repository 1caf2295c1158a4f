import * as v from 'valibot';
import type { ImportProblem } from './imported-build';

/** Rows of one kind; a full account has fewer. */
export const maxRows = 3_000;

/** A whole number, also as text; limited, so that it is never written with an exponent in a line. */
export const CountSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(999_999_999),
);
export const IdSchema = v.pipe(CountSchema, v.minValue(1), v.transform(String));

/** A list, or the values of a map; empty for anything else. */
export function rowsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** The readable rows. Unreadable ones are left out, and one problem reports their number. */
export function readRows<S extends v.GenericSchema>(
  value: unknown,
  schema: S,
  { what, problems }: { what: string; problems: ImportProblem[] },
): v.InferOutput<S>[] {
  const all = rowsIn(value);
  const rows = all.slice(0, maxRows).flatMap((row) => {
    const parsed = v.safeParse(schema, row);
    return parsed.success ? [parsed.output] : [];
  });
  const lost = Math.min(all.length, maxRows) - rows.length;
  if (lost > 0) problems.push({ name: what, message: `${lost} of the ${what} cannot be read and are left out.` });
  if (all.length > maxRows) {
    problems.push({ name: what, message: `Only the first ${maxRows} ${what} are read.` });
  }
  return rows;
}
