import * as v from 'valibot';

/** Unix seconds of the end of a day (UTC), from a field of the type `date`; 0 if it is empty. */
export const endOfDay = (day: string): number => (day === '' ? 0 : Math.floor(Date.parse(`${day}T23:59:59Z`) / 1000));

/** The last day on which something is valid; empty: no end. */
export const EndDaySchema = v.pipe(
  v.optional(v.string(), ''),
  v.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Choose a day.'),
  v.transform(endOfDay),
  v.check((until) => until === 0 || until * 1000 > Date.now(), 'Choose today or a later day.'),
);
