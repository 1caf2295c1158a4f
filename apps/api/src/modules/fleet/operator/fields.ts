import { componentNames, incidentImpacts } from '@starhaven/contracts/status';
import * as v from 'valibot';

/** One line of an operator's text for public display. */
export const line = (maxLength: number) =>
  v.pipe(
    v.string('a text'),
    v.trim(),
    // Joiners are part of Persian words and of emoji; characters that change the direction of text or hide it are refused.
    v.regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}]|[\u200c\u200d])*$/u, 'one line of text without invisible characters'),
    v.maxLength(maxLength, `at most ${maxLength} characters`),
  );

export const requiredLine = (maxLength: number) => v.pipe(line(maxLength), v.nonEmpty('a text'));

export const SlugSchema = v.pipe(
  v.string('a slug such as my-server'),
  v.regex(/^[a-z\d][a-z\d-]{1,39}$/, 'two to forty small letters, digits and hyphens, such as my-server'),
);

export const ComponentsSchema = v.optional(
  v.array(v.picklist(componentNames, `some of ${componentNames.join(', ')}`)),
  [],
);

export const ImpactSchema = v.picklist(incidentImpacts, `one of ${incidentImpacts.join(', ')}`);

const timePattern = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** A time with its UTC offset, so that it is unambiguous. */
export const MomentSchema = v.pipe(
  v.string('a time such as 2026-05-01T20:00Z'),
  v.check(
    (text) => timePattern.test(text) && !Number.isNaN(Date.parse(text)),
    'a time with its offset, such as 2026-05-01T20:00Z or 2026-05-01T20:00+02:00',
  ),
  v.transform((text) => new Date(text)),
);
