import * as v from 'valibot';

/** A whole number that a host may send as a string (design §5). */
export const WireIntegerSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*-?\d+\s*$/), v.transform(Number))]),
  v.integer(),
);

/** Unix seconds; 0 means never or unknown. Missing and null count as 0. */
export const UnixSecondsSchema = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d+(\.\d+)?\s*$/), v.transform(Number))]), 0),
  v.minValue(0),
  v.transform(Math.floor),
);

/** Text that may be missing or null on the wire; the product sees an empty string. */
export const WireTextSchema = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));

/** Size in bytes; hosts send it as a number or as digits in a string, 0 means unknown. */
export const BytesSchema = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d*\s*$/), v.transform(Number))]), 0),
  v.minValue(0),
);
