import { postsAfterDeletion } from '@starhaven/contracts/account';
import * as v from 'valibot';

const text = v.optional(v.string(), '');

/** The form that deletes the account. The checkbox is required, because accounts without a password are not asked for one. */
export const DeletionSchema = v.object({
  posts: v.picklist(postsAfterDeletion, 'Please choose what happens to your posts'),
  understood: v.pipe(
    text,
    v.check((value) => value === 'on', 'Please confirm that you want to delete your account'),
  ),
  password: v.pipe(text, v.maxBytes(1024, 'Password is too long')),
});
