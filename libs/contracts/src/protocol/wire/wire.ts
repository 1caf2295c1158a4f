import * as v from 'valibot';
import { rowsOf } from './rows-of';

/**
 * The same schema with a shortcut: if `isPlain` is true, the value already has the output form and is accepted at once. This is true for
 * most values of our own host, and an answer has hundreds. `wire.test.ts` compares both ways.
 */
const orPlain = <S extends v.GenericSchema>(schema: S, isPlain: (value: unknown) => boolean): S => ({
  ...schema,
  '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => {
    if (dataset.issues || !isPlain(dataset.value)) return schema['~run'](dataset, config);
    return Object.assign(dataset, { typed: true as const });
  },
});

const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/**
 * The schema for a value that a host may not have: absent, null, or as in PHP an empty text or `false`
 * (docs/decisions/0017-hosts-of-somebody-else.md). The output is then `fallback`.
 */
export const sentOr = <S extends v.GenericSchema, const F extends v.InferOutput<S> | null | undefined>(
  schema: S,
  fallback: F,
) => {
  const none = v.pipe(
    v.union([v.literal(''), v.literal(false)]),
    v.transform(() => fallback),
  );
  // A fallback is an output, and valibot wants an input; both are the same plain value.
  return v.nullish(v.union([schema, none]), fallback as v.InferInput<S> & F);
};

/** A whole number that a host may send as a string (docs/behaviour/api.md#success-codes). */
export const WireIntegerSchema = orPlain(
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*-?\d+\s*$/), v.transform(Number))]), v.integer()),
  Number.isInteger,
);

/** The largest number that can be a time: nanoseconds in the year 5138. Larger ones are no dates. */
export const maxTime = 1e20;

/**
 * How many of a host's units a second has. Read as seconds, numbers above 1e11 are times after the year 5138, so the host sends
 * milliseconds; above 1e14 they are microseconds, and above 1e17 nanoseconds.
 */
export const unitsPerSecond = (time: number): number => (time > 1e17 ? 1e9 : time > 1e14 ? 1e6 : time > 1e11 ? 1e3 : 1);

/** Unix seconds; smaller units are converted. 0 means never or unknown, which is also the value if none was sent. */
export const UnixSecondsSchema = orPlain(
  v.pipe(
    sentOr(v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d+(\.\d+)?\s*$/), v.transform(Number))]), 0),
    v.minValue(0),
    v.maxValue(maxTime),
    v.transform((time) => Math.floor(time / unitsPerSecond(time))),
  ),
  (value) => isCount(value) && unitsPerSecond(Number(value)) === 1,
);

/** Text that may be missing or null on the wire; the output is then an empty string. */
export const WireTextSchema = orPlain(
  v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String)),
  isText,
);

/** Size in bytes; hosts send it as a number or as digits in a string, 0 means unknown. */
export const BytesSchema = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d*\s*$/), v.transform(Number))]), 0),
  v.minValue(0),
);

/** A text that only bypasses caches; any value is accepted. */
export const CachePassSchema = v.fallback(v.optional(WireTextSchema), undefined);

/** A mail address; spaces around it, as from pasting, are removed. */
export const EmailSchema = v.pipe(v.string(), v.trim(), v.email());

/** An identifier. Hosts send numbers or texts; the output is text. Never empty. */
export const WireIdSchema = orPlain(
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty()),
  (value) => typeof value === 'string' && /^[\w.-]+$/.test(value),
);

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

/** A non-negative count that may be sent as text; 0 if none was sent. */
export const WireCountSchema = v.pipe(sentOr(WireIntegerSchema, 0), v.minValue(0));

const noWords = ['', '0', 'false', 'no', 'off', 'null'];

/** Yes or no as boolean, number or word. Any other non-empty text (such as a stored hash) counts as yes and is dropped. */
export const WireFlagSchema = orPlain(
  v.pipe(
    v.union([v.boolean(), v.number(), v.string()]),
    v.transform((value) =>
      typeof value === 'string' ? !noWords.includes(value.trim().toLowerCase()) : Boolean(value),
    ),
  ),
  (value) => typeof value === 'boolean',
);

/** Texts as a list, or as one text joined by commas; trimmed, without empty texts and duplicates. */
export const WireTextListSchema = v.pipe(
  v.nullish(v.union([rowsOf(v.union([v.string(), v.number()])), v.string(), v.number()]), []),
  v.transform((value) => (Array.isArray(value) ? value : String(value).split(','))),
  v.transform((texts) => [...new Set(texts.map((text) => String(text).trim()).filter((text) => text !== ''))]),
);
