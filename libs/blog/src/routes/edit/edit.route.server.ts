import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { editBlogPost, postPath } from '@starhaven/contracts/blog';
import { keepTextOf, leaveWithNotice, loginPathFor, logOutTo, openBehindReply } from '@starhaven/session/server';
import type { PageProblem } from '@starhaven/ui-kit';
import {
  formAction,
  formIntent,
  problemAnswer,
  refusedForm,
  unsharedHeaders,
  unsharedPage,
} from '@starhaven/ui-kit/server';
import type { FormAnswer, SentForm } from '@starhaven/ui-kit/server';
import { failedReply, failureStatus, isOutdated, noAnswerText, orElse } from '@starhaven/upstream/server';
import {
  keepValues,
  previewIntent,
  refusal,
  sessionOver,
  uploadIntent,
} from '../../writing/submission/post-intents.server';
import { PostFormSchema } from '../../writing/post.form';
import { postReplyDefaults } from '../../writing/post-reply';
import type { PostIntent, PostReplyFields } from '../../writing/post-reply';
import { keepLineBreaks, readValues, valuesOf } from '../../writing/post-values';
import type { PostValues } from '../../writing/post-values';
import { toDraft } from '../../writing/submission/to-draft.server';
import { authorVisit, savingVisit } from '../../lib/author-visit.server';
import type { AuthorVisit, SavingVisit } from '../../lib/author-visit.server';
import { missingPost } from '../../lib/missing-post';
import { refusedRead } from '../../lib/reading/refused-read.server';
import { readPost } from '../../lib/reading/read-own-post.server';

export const headers = unsharedHeaders;

const loginText = 'You must be logged in to edit blog posts.';

const noId: PageProblem = {
  title: 'Invalid Blog Post',
  message: 'Blog post ID is required for editing.',
  canRetry: false,
  status: 400,
};
const unreadable: PageProblem = {
  title: 'Failed to load blog data.',
  message: noAnswerText,
  canRetry: true,
  status: 502,
};

export interface EditPageData {
  id: string;
  values: PostValues | null;
  /** Path of the draft's preview link; empty if it is not shared. */
  preview: string;
  problem: PageProblem | null;
  /** The host's message about a post that it does not have. */
  reason: string;
  isDenied: boolean;
  account: string;
  hasStates: boolean;
}

/** The form of an existing post (docs/behaviour/blog.md#editor). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await authorVisit(args);
  const page: EditPageData = {
    ...{ id: args.params['id'] ?? '', values: null, preview: '', problem: null, reason: '', isDenied: false },
    ...{ account: visit.session?.uid ?? '', hasStates: visit.hasStates },
  };
  return openBehindReply(
    args.context,
    () => openPost(args, visit, page),
    () => data(page, { headers: unsharedPage }),
  );
}

async function openPost(args: LoaderFunctionArgs, visit: AuthorVisit, page: EditPageData) {
  const { session } = visit;
  const { id } = page;
  if (session === null) throw await toLogin(args);
  const fail = (problem: PageProblem) => data({ ...page, problem }, problemAnswer(problem));
  if (id === '') return fail(noId);
  const read = async () => {
    const found = await readPost(visit, session, id);
    if (found.kind === 'session-over') throw await toLogin(args);
    if (found.kind === 'missing') {
      return data({ ...page, problem: missingPost, reason: found.message }, problemAnswer(missingPost));
    }
    if (found.kind === 'denied') return data({ ...page, isDenied: true }, { status: 403, headers: unsharedPage });
    if (found.kind === 'unavailable') return fail(refusedRead(found.refusal, unreadable));
    const { post } = found;
    return data({ ...page, values: valuesOf(post), preview: post.preview }, { headers: unsharedPage });
  };
  // An id that the call does not take belongs to no post. A damaged answer says nothing about the post.
  return orElse(read, (error) =>
    fail(error.kind === 'request' ? missingPost : { ...unreadable, status: failureStatus(error) }),
  );
}

const toLogin = ({ context, request }: LoaderFunctionArgs) =>
  logOutTo(context, loginPathFor(request), { type: 'error', title: 'Authentication Required', message: loginText });

interface EditVisit extends SavingVisit {
  id: string;
}

async function save(
  visit: EditVisit,
  values: PostValues,
  form: SentForm,
): Promise<FormAnswer<PostReplyFields> | Response> {
  const { client, session, hasStates, id } = visit;
  if (id === '') return refusedForm('Blog ID is missing.', 400);
  if (session === null) return sessionOver();
  const stored = await readPost(visit, session, id);
  if (stored.kind === 'session-over') return sessionOver();
  const content = stored.kind === 'post' ? keepLineBreaks(values.content, stored.post.content ?? '') : values.content;
  const body = toDraft({ ...values, content }, { hasStates, isNew: false });
  if (body === null)
    return { status: 422, result: form.result({ fields: { publishAt: ['Choose when the post appears.'] } }) };
  const answer = await client.call(editBlogPost, { params: { id }, sessionKey: session.sessionKey, body });
  if (answer.ok) {
    const slug = answer.data?.slug ?? values.slug;
    // A draft has no page for readers.
    const to =
      hasStates && values.state !== 'published'
        ? `/blog/edit/${id}?saved=${answer.data?.version ?? 0}`
        : postPath({ id, slug });
    return leaveWithNotice(to, { type: 'ok', title: 'Success', message: 'Blog post updated successfully!' });
  }
  const refused = refusal(answer, form, 'Failed to update blog post.');
  if (!isOutdated(answer)) return refused;
  const now = await readPost(visit, session, id);
  const newer =
    now.kind === 'post'
      ? { ...comparedOf(valuesOf(now.post)), version: now.post.version, savedAt: now.post.update }
      : null;
  return { ...refused, more: { newer } };
}

/** The fields that a conflict compares. */
const comparedOf = ({ title, shortContent, tags, content }: PostValues) => ({ title, shortContent, tags, content });

const saveIntent = formIntent(
  PostFormSchema,
  (visit: EditVisit, _, form) => save(visit, readValues(form.fields), form),
  { keep: keepValues },
);

const runForm = formAction<EditVisit, PostIntent, PostReplyFields>({
  intents: {
    save: saveIntent,
    preview: previewIntent,
    'upload-content': uploadIntent('content'),
    'upload-thumbnail': uploadIntent('thumbnail'),
  },
  more: postReplyDefaults,
  read: async (_, { fields }) => fields,
  onFailure: (error) =>
    failedReply(error, { title: 'Error', message: 'Failed to update blog post. Please try again.' }),
});

export async function action(args: ActionFunctionArgs) {
  const reply = await runForm(args.request, { ...(await savingVisit(args)), id: args.params['id'] ?? '' });
  if (!(reply instanceof Response) && reply.data.values) keepTextOf(args.context);
  return reply;
}
