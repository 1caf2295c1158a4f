import * as v from 'valibot';

/** Beyond it a measurement is a fault of whoever measured, not a busy server. */
const maxPlausible = 1e12;

/** A measured number, 0 or more; anything else (NaN arrives as null, negative, absurd, text) counts as not measured. */
export const MeasuredSchema = v.fallback(
  v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(maxPlausible))),
  null,
);

/** A whole measured number. */
export const MeasuredCountSchema = v.fallback(
  v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(maxPlausible), v.transform(Math.floor))),
  null,
);

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
