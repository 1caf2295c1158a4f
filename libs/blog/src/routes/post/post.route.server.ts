import { postPath, usableSlug } from '@starhaven/contracts/blog';
import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { problemAnswer, sharedPage } from '@starhaven/ui-kit/server';
import { siteFor, upstreamFor } from '@starhaven/upstream/server';
import { viewPost } from '../../lib/reading/post-page.server';
import type { PostView } from '../../lib/reading/post-page.server';
import { redirectScreen } from '../../lib/reading/redirect-screen.server';
import { readPublicPost } from '../../lib/reading/read-public-post.server';

/** The state of a server becomes outdated without an event, so a page with one is cached only this long. */
const liveAgeSeconds = 15;
/** After a host failed, the page is cached only this long, so that the card comes back soon. */
const partialAgeSeconds = 5;

/**
 * A post at its full address. Another or a missing slug redirects there; so `/blog/post/{id}` is a redirect screen, which leads to `/blog`
 * on an error (docs/behaviour/blog.md#routes).
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id = '', slug } = params;
  const client = upstreamFor(context, request);
  // The redirect screen needs only the slug, so it asks for the short form. Without a usable slug this is the post's only address.
  const short = slug === undefined ? await readPublicPost(client, id, false) : null;
  const isAddress = short === null || (short.post !== null && usableSlug(short.post.slug) === '');
  const { post, problem } = isAddress ? await readPublicPost(client, id, true) : short;
  if (problem) {
    if (id !== '' && slug === undefined) throw redirectScreen('/blog');
    const view: PostView | null = null;
    return data({ view, problem }, problemAnswer(problem));
  }
  const name = usableSlug(post.slug);
  if (name !== '' && slug !== name)
    throw slug === undefined ? redirectScreen(postPath(post)) : redirect(postPath(post));
  const { view, isLive, isPartial } = await viewPost(client, post, siteFor(context).commentsName);
  const age = isPartial ? partialAgeSeconds : isLive ? liveAgeSeconds : null;
  const headers: Record<string, string> = age === null ? {} : { 'Cache-Control': `public, max-age=${age}` };
  return data<{ view: PostView | null; problem: null }>({ view, problem: null }, { headers });
}

export const headers = sharedPage({ query: ['comments'] });
