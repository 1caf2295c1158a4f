import * as v from 'valibot';

/** One line of text by staff for public display; may be empty. */
export const line = (maxLength: number) =>
  v.pipe(
    v.string('a text'),
    v.trim(),
    // Joiners are part of Persian words and of emoji; characters that change the direction of text or hide it are refused.
    v.regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}]|[\u200c\u200d])*$/u, 'one line of text without invisible characters'),
    v.maxLength(maxLength, `at most ${maxLength} characters`),
  );

export const requiredLine = (maxLength: number) => v.pipe(line(maxLength), v.nonEmpty('a text'));
