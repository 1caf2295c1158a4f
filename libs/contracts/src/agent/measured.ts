import * as v from 'valibot';

/** A measured number from 0 to `max`. Anything else (NaN arrives as null, negative, too large, text) counts as not measured. */
export const measured = (max: number) =>
  v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(max))), null);

/** A whole measured number; otherwise like `measured`. */
export const measuredCount = (max: number) =>
  v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(max), v.transform(Math.floor))), null);

/** Short text from a game server. Anything else counts as absent; longer text is cut. */
export const reportedText = (maxLength: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      // Removes characters that a terminal, a log or a page would treat as more than text.
      v.transform((text) =>
        text
          .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
          .trim()
          .slice(0, maxLength),
      ),
    ),
    '',
  );

/** Multi-line text; otherwise like `reportedText`. */
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
