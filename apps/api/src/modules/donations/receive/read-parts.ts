import * as v from 'valibot';

/** Texts from donors, cut to length and without characters that a page does not show. */
export const shortText = (maxLength: number) =>
  v.pipe(
    v.fallback(v.nullish(v.string(), ''), ''),
    v.transform((text) => [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim()].slice(0, maxLength).join('')),
  );

/** An id of the service: never empty, and short enough for an index. */
export const idText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.trim(),
  v.regex(/^[\x21-\x7e]{1,100}$/),
);

/** An amount of money in hundredths, from a text or a number with at most two decimals. */
export const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.regex(/^\d{1,12}(\.\d{1,2})?$/),
  v.transform((text) => Math.round(Number(text) * 100)),
  v.minValue(1),
);

export const currency = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/));

/** An unreadable time is replaced by the time of arrival. */
export const moment = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    // A time in the future comes from a wrong clock and is replaced, too.
    return Number.isNaN(time) || time > Date.now() ? new Date() : new Date(time);
  }),
);

/** Parses JSON; undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
