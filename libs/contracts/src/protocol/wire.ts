import * as v from 'valibot';
import { rowsOf } from './rows-of';

/** A whole number that a host may send as a string (docs/behaviour/api.md#success-codes). */
export const WireIntegerSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*-?\d+\s*$/), v.transform(Number))]),
  v.integer(),
);

/** As seconds these numbers are times between the years 5138 and 3,170,843, so the host counts milliseconds. */
const isMilliseconds = (time: number) => time > 1e11 && time < 1e14;

/** Unix seconds; milliseconds are converted. 0 means never or unknown; missing and null count as 0. */
export const UnixSecondsSchema = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d+(\.\d+)?\s*$/), v.transform(Number))]), 0),
  v.minValue(0),
  v.transform((time) => Math.floor(isMilliseconds(time) ? time / 1000 : time)),
);

/** Text that may be missing or null on the wire; the product sees an empty string. */
export const WireTextSchema = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));

/** Size in bytes; hosts send it as a number or as digits in a string, 0 means unknown. */
export const BytesSchema = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d*\s*$/), v.transform(Number))]), 0),
  v.minValue(0),
);

/** A text that only bypasses caches; any value is accepted. */
export const CachePassSchema = v.fallback(v.optional(WireTextSchema), undefined);

/** A mail address; spaces around a pasted one are removed. */
export const EmailSchema = v.pipe(v.string(), v.trim(), v.email());

/** An identifier. Hosts send numbers or texts; the output is text. Never empty. */
export const WireIdSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty());

/** The key of a map by identifier. */
export const WireKeySchema = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A decimal number that may be sent as text, with or without a percent sign. */
export const WireNumberSchema = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.regex(/^\s*-?\d+(\.\d+)?\s*%?\s*$/),
      v.transform((text) => Number(text.replace('%', ''))),
    ),
  ]),
  v.finite(),
);

/** A non-negative count that may be sent as text; missing and null count as 0. */
export const WireCountSchema = v.pipe(v.nullish(WireIntegerSchema, 0), v.minValue(0));

const noWords = ['', '0', 'false', 'no', 'off', 'null'];

/** Yes or no as boolean, number or word. Any other non-empty text (such as a stored hash) counts as yes and is dropped. */
export const WireFlagSchema = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => (typeof value === 'string' ? !noWords.includes(value.trim().toLowerCase()) : Boolean(value))),
);

/** Texts as a list, or as one text joined by commas; trimmed, without empty texts and duplicates. */
export const WireTextListSchema = v.pipe(
  v.nullish(v.union([rowsOf(v.union([v.string(), v.number()])), v.string(), v.number()]), []),
  v.transform((value) => (Array.isArray(value) ? value : String(value).split(','))),
  v.transform((texts) => [...new Set(texts.map((text) => String(text).trim()).filter((text) => text !== ''))]),
);
