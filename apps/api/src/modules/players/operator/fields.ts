import * as v from 'valibot';

/** A number that an argument of the command line gives as text. */
export const wholeNumber = (accepted: string, max: number) =>
  v.pipe(
    v.union([v.string(), v.number()], accepted),
    v.transform(Number),
    v.integer(accepted),
    v.minValue(1, accepted),
    v.maxValue(max, accepted),
  );

export const AccountNumberSchema = wholeNumber('the number (UID) of an account', 2 ** 31 - 1);

export const PlayerNumberSchema = v.pipe(
  v.string('the number of a player in the game'),
  v.regex(/^[1-9]\d{0,14}$/, 'the number of a player in the game'),
);
