import * as v from 'valibot';

/** `id_message` of a stored message, as a request names it. */
export const StoredMessageIdSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

/** The number of an account, as a request names it. */
export const MemberUidSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,8}$/),
);
