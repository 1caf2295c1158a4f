import * as v from 'valibot';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { extensions } from '../../../protocol/extensions';
import { UnixSecondsSchema } from '../../../protocol/wire/wire';

/** What happens to the posts of a deleted account: they stay without a name, or are deleted. */
export const postsAfterDeletion = ['keep', 'delete'] as const;
export type PostsAfterDeletion = (typeof postsAfterDeletion)[number];

/** Ends every session; the next login cancels the deletion (docs/behaviour/account.md#deletion). */
export const planAccountDeletion = defineCall({
  name: 'planAccountDeletion',
  summary: 'Delete the account after a grace period',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/deletion',
  credential: 'authorization',
  extension: extensions.accountDeletion,
  body: v.object({ password: v.pipe(v.string(), v.maxLength(1024)), posts: v.picklist(postsAfterDeletion) }),
  response: answerWith(v.object({ deletionAt: UnixSecondsSchema })),
});
