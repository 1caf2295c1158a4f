import * as v from 'valibot';

/** `id_message` of a stored message, as requests send it. */
export const StoredMessageIdSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

/** The uid of an account, as requests send it. */
export const MemberUidSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,8}$/),
);
