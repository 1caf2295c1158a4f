import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { postPath, removeBlogPost, restoreBlogPost } from '@starhaven/contracts/blog';
import { leaveWithNotice, requireLiveAnswer, requireSession } from '@starhaven/session/server';
import {
  formAction,
  formIntent,
  problemAnswer,
  refusedForm,
  unsharedHeaders,
  unsharedPage,
} from '@starhaven/ui-kit/server';
import { failedReply, refusedReply } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { SavingVisit } from '../../lib/author-visit.server';
import { authorVisit } from '../../lib/author-visit.server';
import { readPublicPost } from '../../lib/reading/read-public-post.server';
import type { RemovedFrom } from '../../together/blog/remove-path';

export const headers = unsharedHeaders;

const readFrom = (request: Request): RemovedFrom =>
  new URL(request.url).searchParams.get('from') === 'list' ? 'list' : 'post';

/** The list from which the visitor came, as a path of this site; `/blog` if the address names no list. */
function readList(request: Request): string {
  const { origin, searchParams } = new URL(request.url);
  const given = searchParams.get('list') ?? '';
  if (!URL.canParse(given, origin)) return '/blog';
  const list = new URL(given, origin);
  if (list.origin !== origin || !/^\/blog(?:\/tag\/[^/]+)?$/.test(list.pathname)) return '/blog';
  list.searchParams.delete('deleted');
  return list.pathname + list.search;
}

/** The address at which the list offers to restore this post. */
const afterRemoval = (list: string, id: string) =>
  `${list}${list.includes('?') ? '&' : '?'}deleted=${encodeURIComponent(id)}`;

/** The confirmation page for browsers without JavaScript. */
export async function loader(args: LoaderFunctionArgs) {
  await requireSession(args.context, args.request);
  const { client } = await authorVisit(args);
  const id = args.params['id'] ?? '';
  const from = readFrom(args.request);
  const { post, problem } = await readPublicPost(client, id, false);
  const shown = post ? { title: post.title, to: postPath(post) } : null;
  const list = readList(args.request);
  return data({ id, from, list, post: shown, problem }, problem ? problemAnswer(problem) : { headers: unsharedPage });
}

type RemoveVisit = Pick<SavingVisit, 'client' | 'session' | 'hasStates' | 'request' | 'context'> & { id: string };

const leave = (to: string, message: string) => leaveWithNotice(to, { type: 'ok', title: 'Success', message });

const failed = { remove: 'Failed to delete blog post', restore: 'The post could not be brought back.' };

const remove = formIntent(v.object({}), async (visit: RemoveVisit) => {
  const { client, session, hasStates, id, request, context } = visit;
  if (session === null) return refusedForm('No session key found', 401);
  const answer = await client.call(removeBlogPost, { params: { id }, sessionKey: session.sessionKey });
  await requireLiveAnswer(context, request, answer);
  if (!answer.ok) return refusedReply(answer, { title: 'Error', message: failed.remove });
  const list = readList(request);
  return leave(hasStates ? afterRemoval(list, id) : list, 'Blog post deleted successfully');
});

const restore = formIntent(v.object({}), async (visit: RemoveVisit) => {
  const { client, session, hasStates, id, request, context } = visit;
  if (session === null) return refusedForm('No session key found', 401);
  if (!hasStates) return refusedForm('This host cannot bring posts back.', 404);
  const answer = await client.call(restoreBlogPost, { params: { id }, sessionKey: session.sessionKey });
  await requireLiveAnswer(context, request, answer);
  if (!answer.ok) return refusedReply(answer, { title: 'Error', message: failed.restore });
  return leave(readList(request), 'The post is back as it was.');
});

const runForm = formAction<RemoveVisit, 'remove' | 'restore', object>({
  intents: { remove, restore },
  more: {},
  onFailure: (error, intent) => failedReply(error, { title: 'Error', message: failed[intent] }),
});

export async function action(args: ActionFunctionArgs) {
  return runForm(args.request, { ...(await authorVisit(args)), id: args.params['id'] ?? '' });
}
