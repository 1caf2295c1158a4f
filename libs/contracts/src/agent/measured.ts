import * as v from 'valibot';

/** A measured number from 0 to `max`; anything else (NaN arrives as null, negative, absurd, text) counts as not measured. */
export const measured = (max: number) =>
  v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(max))), null);

/** A whole measured number, otherwise as `measured`. */
export const measuredCount = (max: number) =>
  v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(max), v.transform(Math.floor))), null);

/** Short text of a game server; anything else counts as not said, longer ones are cut. */
export const reportedText = (maxLength: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      // Nothing that a terminal, a log or a page would take for more than text.
      v.transform((text) =>
        text
          .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
          .trim()
          .slice(0, maxLength),
      ),
    ),
    '',
  );

/** Text of several lines, otherwise as `reportedText`. */
export const reportedLines = (maxLength: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .replace(/\r\n?/g, '\n')
          .replace(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}]/gu, '')
          .trim()
          .slice(0, maxLength),
      ),
    ),
    '',
  );
