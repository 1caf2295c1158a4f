import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { createBlogPost } from '@starhaven/contracts/blog';
import { leaveWithNotice } from '@starhaven/session/server';
import { formAction, formIntent, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import { failedReply } from '@starhaven/upstream/server';
import {
  keepValues,
  previewIntent,
  refusal,
  sessionOver,
  uploadIntent,
} from '../../writing/submission/post-intents.server';
import { postReplyDefaults } from '../../writing/post-reply';
import type { PostIntent, PostReplyFields } from '../../writing/post-reply';
import { PostFormSchema } from '../../writing/post.form';
import { readValues } from '../../writing/post-values';
import { toDraft } from '../../writing/submission/to-draft.server';
import { authorVisit, mayWrite, savingVisit } from '../../lib/author-visit.server';
import type { SavingVisit } from '../../lib/author-visit.server';

export const headers = unsharedHeaders;

/** The empty form, for EDITOR and ADMIN (docs/behaviour/blog.md#blog-permissions). */
export async function loader(args: LoaderFunctionArgs) {
  const { session, hasStates } = await authorVisit(args);
  const isAllowed = mayWrite(session);
  const page = { isAllowed, hasSession: session !== null, account: session?.uid ?? '', hasStates, nonce: randomUUID() };
  return data(page, { status: isAllowed ? 200 : 403, headers: unsharedPage });
}

const saveIntent = formIntent(
  PostFormSchema,
  async ({ client, session, hasStates }: SavingVisit, _, form): Promise<FormAnswer<PostReplyFields> | Response> => {
    if (session === null) return sessionOver();
    const values = readValues(form.fields);
    const body = toDraft(values, { hasStates, isNew: true });
    if (body === null)
      return { status: 422, result: form.result({ fields: { publishAt: ['Choose when the post appears.'] } }) };
    const answer = await client.call(createBlogPost, { sessionKey: session.sessionKey, body });
    if (!answer.ok) return refusal(answer, form, 'Failed to create blog post.');
    // Readers do not see a draft in the public list.
    const to = hasStates && values.state !== 'published' ? '/blog/own' : '/blog';
    return leaveWithNotice(to, { type: 'ok', title: 'Success', message: 'Blog post created successfully!' });
  },
  { keep: keepValues },
);

const runForm = formAction<SavingVisit, PostIntent, PostReplyFields>({
  intents: {
    save: saveIntent,
    preview: previewIntent,
    'upload-content': uploadIntent('content'),
    'upload-thumbnail': uploadIntent('thumbnail'),
  },
  more: postReplyDefaults,
  read: async (_, { fields }) => fields,
  onFailure: (error) =>
    failedReply(error, { title: 'Error', message: 'Failed to create blog post. Please try again.' }),
});

export const action = async (args: ActionFunctionArgs) => runForm(args.request, await savingVisit(args));
