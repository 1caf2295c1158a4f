import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { listOwnBlogPosts, restoreBlogPost, shareBlogDraft } from '@starhaven/contracts/blog';
import type { OwnBlogPost } from '@starhaven/contracts/blog';
import { leaveWithNotice, requireLiveAnswer, requireSession } from '@starhaven/session/server';
import type { PageProblem } from '@starhaven/ui-kit';
import { formAction, formIntent, problemAnswer, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import { failedReply, failureStatus, noAnswerText, orElse, refusedReply } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { authorVisit, mayWrite } from '../../lib/author-visit.server';
import type { AuthorVisit } from '../../lib/author-visit.server';
import { nothingChanged } from '../../lib/nothing-changed';
import { refusedRead } from '../../lib/reading/refused-read.server';

export const headers = unsharedHeaders;

const away: PageProblem = {
  title: 'Your posts could not be loaded',
  message: noAnswerText,
  canRetry: true,
  status: 502,
};

interface OwnPosts {
  posts: OwnBlogPost[];
  problem: PageProblem | null;
  /** Whether the member may write posts. */
  isAllowed: boolean;
}

/** The author's posts in every state (docs/behaviour/blog.md#post-states); a host of the specification has no such list. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await requireSession(args.context, args.request);
  const { client, hasStates } = await authorVisit(args);
  if (!hasStates) throw new Response('Not Found', { status: 404, headers: unsharedPage });
  const empty: OwnPosts = { posts: [], problem: null, isAllowed: true };
  if (!mayWrite(session)) return data({ ...empty, isAllowed: false }, { status: 403, headers: unsharedPage });
  const fail = (problem: PageProblem) => data({ ...empty, problem }, problemAnswer(problem));
  const read = async () => {
    const answer = await client.call(listOwnBlogPosts, { sessionKey: session.sessionKey });
    await requireLiveAnswer(args.context, args.request, answer);
    if (!answer.ok) return fail(refusedRead(answer, away));
    return data({ ...empty, posts: answer.data }, { headers: unsharedPage });
  };
  return orElse(read, (error) => fail({ ...away, status: failureStatus(error) }));
}

interface OwnVisit extends AuthorVisit {
  sessionKey: string;
}

const PostIdSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

const share = (isShared: boolean) =>
  formIntent(PostIdSchema, async ({ context, request, client, sessionKey }: OwnVisit, { id }) => {
    const answer = await client.call(shareBlogDraft, { params: { id }, body: { isShared }, sessionKey });
    await requireLiveAnswer(context, request, answer);
    if (!answer.ok) return refusedReply(answer, { title: 'Error', message: 'The link was not changed.' });
    return leaveWithNotice(`/blog/edit/${id}`, {
      type: 'ok',
      title: isShared ? 'The preview link is ready' : 'The preview link is withdrawn',
      message: isShared ? 'Everybody who has it can read this post.' : 'The link no longer works.',
    });
  });

const restore = formIntent(PostIdSchema, async ({ context, request, client, sessionKey }: OwnVisit, { id }) => {
  const answer = await client.call(restoreBlogPost, { params: { id }, sessionKey });
  await requireLiveAnswer(context, request, answer);
  if (!answer.ok) return refusedReply(answer, { title: 'Error', message: 'The post could not be brought back.' });
  return leaveWithNotice('/blog/own', { type: 'ok', title: 'Success', message: 'The post is back as it was.' });
});

const runForm = formAction<OwnVisit, 'share' | 'withdraw' | 'restore', object>({
  intents: { share: share(true), withdraw: share(false), restore },
  more: {},
  onFailure: (error) =>
    failedReply(error, {
      title: 'Error',
      message: nothingChanged,
    }),
});

export async function action(args: ActionFunctionArgs) {
  const { sessionKey } = await requireSession(args.context, args.request);
  return runForm(args.request, { ...(await authorVisit(args)), sessionKey });
}
