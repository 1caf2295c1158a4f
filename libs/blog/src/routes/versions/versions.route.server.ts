import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { editBlogPost, getBlogVersion, listBlogVersions } from '@starhaven/contracts/blog';
import type { BlogVersion, FullBlogVersion } from '@starhaven/contracts/blog';
import {
  leaveWithNotice,
  loginPathFor,
  logOutTo,
  logoutNotices,
  requireLiveAnswer,
  requireSession,
} from '@starhaven/session/server';
import type { PageProblem } from '@starhaven/ui-kit';
import {
  formAction,
  formIntent,
  problemAnswer,
  refusedForm,
  unsharedHeaders,
  unsharedPage,
} from '@starhaven/ui-kit/server';
import {
  failedReply,
  failureStatus,
  isForbidden,
  isLimited,
  isMismatch,
  noAnswerText,
  orElse,
  refusedReply,
} from '@starhaven/upstream/server';
import type { CallRefusal } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { authorVisit } from '../../lib/author-visit.server';
import type { AuthorVisit } from '../../lib/author-visit.server';
import { missingPost } from '../../lib/missing-post';
import { nothingChanged } from '../../lib/nothing-changed';
import { refusesPost } from '../../lib/reading/has-no-post.server';
import { refusedRead } from '../../lib/reading/refused-read.server';
import { readPost } from '../../lib/reading/read-own-post.server';

export const headers = unsharedHeaders;

const away: PageProblem = {
  title: 'The versions could not be loaded',
  message: noAnswerText,
  canRetry: true,
  status: 502,
};

export interface VersionsPageData {
  id: string;
  versions: BlogVersion[];
  /** The chosen version, and the newest. */
  chosen: FullBlogVersion | null;
  newest: FullBlogVersion | null;
  isDenied: boolean;
  problem: PageProblem | null;
}

/** The saved versions of a post, one of them next to the newest (docs/behaviour/blog.md#versions). */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const { sessionKey } = await requireSession(context, request);
  const { client, hasStates } = await authorVisit(args);
  const id = args.params['id'] ?? '';
  if (!hasStates) throw new Response('Not Found', { status: 404, headers: unsharedPage });
  const page: VersionsPageData = { id, versions: [], chosen: null, newest: null, isDenied: false, problem: null };
  const fail = (problem: PageProblem) => data({ ...page, problem }, problemAnswer(problem));
  const asked = new URL(request.url).searchParams.get('version') ?? '';
  const refuse = (refusal: CallRefusal) =>
    isForbidden(refusal)
      ? data({ ...page, isDenied: true }, { status: 403, headers: unsharedPage })
      : fail(refusesPost(refusal) ? missingPost : refusedRead(refusal, away));
  const readVersion = async (row: BlogVersion | undefined) => {
    if (!row) return null;
    const params = { id, version: String(row.version) };
    return requireLiveAnswer(context, request, await client.call(getBlogVersion, { params, sessionKey }));
  };
  const read = async () => {
    const answer = await client.call(listBlogVersions, { params: { id }, sessionKey });
    await requireLiveAnswer(context, request, answer);
    if (!answer.ok) return refuse(answer);
    const versions = answer.data;
    const newest = await readVersion(versions[0]);
    const chosen = await readVersion(versions.find(({ version }) => String(version) === asked));
    // The host deletes the oldest versions, so a listed one may be missing.
    for (const one of [newest, chosen]) if (one && !one.ok && !refusesPost(one)) return refuse(one);
    const texts = { newest: newest?.ok ? newest.data : null, chosen: chosen?.ok ? chosen.data : null };
    return data({ ...page, versions, ...texts }, { headers: unsharedPage });
  };
  return orElse(read, (error) => fail(isMismatch(error) ? missingPost : { ...away, status: failureStatus(error) }));
}

interface VersionsVisit extends AuthorVisit {
  id: string;
  sessionKey: string;
}

const deniedText = "You don't have permission to edit this blog post.";

/** Restoring an earlier text makes a new version, so nothing is lost. */
const bringBack = formIntent(
  v.object({ version: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) }),
  async (visit: VersionsVisit, { version }) => {
    const { client, id, sessionKey, context, request, session } = visit;
    const old = await client.call(getBlogVersion, { params: { id, version }, sessionKey });
    await requireLiveAnswer(context, request, old);
    const noVersion = 'There is no such version.';
    if (!old.ok) return refusedReply(old, { title: 'Error', message: noVersion });
    if (session === null) return refusedForm(noVersion);
    const found = await readPost(visit, session, id);
    if (found.kind === 'unavailable')
      return isLimited(found.refusal)
        ? refusedReply(found.refusal, { title: 'Error', message: nothingChanged })
        : refusedForm(nothingChanged, 502);
    if (found.kind === 'session-over') throw await logOutTo(context, loginPathFor(request), logoutNotices.ended);
    if (found.kind === 'denied') return refusedForm(deniedText, 403);
    if (found.kind !== 'post') return refusedForm(missingPost.message ?? '');
    const { comment, index, version: newest } = found.post;
    const { title, content, shortContent, slug, thumbnail, tag } = old.data;
    const body = { title, content, shortContent, slug, thumbnail, tags: tag, comment, index, version: newest };
    const answer = await client.call(editBlogPost, { params: { id }, sessionKey, body });
    await requireLiveAnswer(context, request, answer);
    if (!answer.ok) return refusedReply(answer, { title: 'Error', message: 'Failed to update blog post.' });
    const message = `Version ${version} is back as the newest version.`;
    return leaveWithNotice(`/blog/edit/${id}/versions`, { type: 'ok', title: 'Success', message });
  },
);

const runForm = formAction<VersionsVisit, 'bring-back', object>({
  intents: { 'bring-back': bringBack },
  more: {},
  onFailure: (error) => failedReply(error, { title: 'Error', message: nothingChanged }),
});

export async function action(args: ActionFunctionArgs) {
  const { sessionKey } = await requireSession(args.context, args.request);
  return runForm(args.request, { ...(await authorVisit(args)), sessionKey, id: args.params['id'] ?? '' });
}
