import { data } from '@remix-run/node';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { getBlogPreview } from '@starhaven/contracts/blog';
import { extensions } from '@starhaven/contracts/protocol';
import type { PageProblem } from '@starhaven/ui-kit';
import { problemAnswer, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, isNone, noAnswerText, orElse, requireSuccess, upstreamFor } from '@starhaven/upstream/server';
import type { PostView } from '../../lib/reading/post-page.server';
import { viewPost } from '../../lib/reading/post-page.server';
import { noPost } from '../../lib/reading/read-public-post.server';

/** Keeps the link secret: search engines do not index it, and no header sends it to other sites. */
const secretHeaders = { ...unsharedPage, 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

export const headers: HeadersFunction = (args) => ({ ...secretHeaders, ...unsharedHeaders(args) });

const gone: PageProblem = { ...noPost, message: 'This preview link was withdrawn, or never existed.' };

interface PreviewData {
  view: PostView | null;
  /** See PostState; empty if there is no post. */
  state: string;
  problem: PageProblem | null;
}

/** A draft at its preview link (docs/behaviour/blog.md#preview-links); only on our own host. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const key = params['key'] ?? '';
  const fail = (problem: PageProblem) => {
    const { status, headers } = problemAnswer(problem);
    return data<PreviewData>({ view: null, state: '', problem }, { status, headers: { ...headers, ...secretHeaders } });
  };
  if (!client.hasExtension(extensions.blog) || !/^[\w-]{20,64}$/.test(key)) return fail(gone);
  const read = async () => {
    const answer = await client.call(getBlogPreview, { params: { key } });
    if (isNone(answer)) return fail(gone);
    const { data: post } = requireSuccess(getBlogPreview, answer);
    const { view } = await viewPost(client, post);
    const shown: PostView = { ...view, countsViews: false, comments: null };
    return data<PreviewData>({ view: shown, state: post.state, problem: null }, { headers: secretHeaders });
  };
  const title = 'Failed to fetch blog detail';
  return orElse(read, (error) => fail({ title, message: noAnswerText, canRetry: true, status: failureStatus(error) }));
}
