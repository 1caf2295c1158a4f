import * as v from 'valibot';

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
