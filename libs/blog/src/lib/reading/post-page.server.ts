import type { BlogPost } from '@starhaven/contracts/blog';
import { extensions } from '@starhaven/contracts/protocol';
import type { ShownText } from '@starhaven/prose';
import { fillEmbeds, renderText } from '@starhaven/prose/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { PostHeading } from '../../together/blog/headings';
import { headingsOf } from '../../together/blog/headings';
import type { PostSummary } from '../../together/blog/post-summary';
import { toSummary } from '../../together/blog/post-summary';

/** The data that the page of a post shows. */
export interface PostView {
  post: PostSummary;
  body: ShownText;
  headings: PostHeading[];
  /** Whether the page reports a view; only our own host counts views. */
  countsViews: boolean;
  /** Short name at the comment service; null: the post has no comments, or the site uses no service. */
  comments: string | null;
}

/** The highest levels in the text that the table of contents includes. */
const maxLevels = 3;
/** With fewer headings, scrolling is quicker than a table of contents. */
const minHeadings = 3;

export async function viewPost(
  client: UpstreamClient,
  post: BlogPost,
  commentsName: string | null = null,
): Promise<{ view: PostView; isLive: boolean; isPartial: boolean }> {
  const { content = '', html: own, minutes } = post;
  const rendered = await renderText(client, { markdown: content, html: own, minutes });
  const summary = toSummary(post, client.isProven('book') ? 'own' : 'all');
  const countsViews = client.hasExtension(extensions.blog) && client.isProven('book');
  const common = { countsViews, comments: post.comment ? commentsName : null };
  if (rendered.kind === 'plain') {
    const { kind, text, reason, isPassing } = rendered;
    const view = { ...common, post: summary, body: { kind, text, reason }, headings: [] };
    return { view, isLive: false, isPartial: isPassing };
  }
  const { htmls, isLive, isPartial } = await fillEmbeds(client, [rendered.html]);
  const [html = rendered.html] = htmls;
  const all = headingsOf(rendered.html);
  const top = Math.min(...all.map(({ depth }) => depth));
  const headings = all.filter(({ depth }) => depth < top + maxLevels);
  const view: PostView = {
    ...common,
    post: { ...summary, minutes: summary.minutes || rendered.minutes },
    body: { kind: 'html', html },
    headings: headings.length < minHeadings ? [] : headings,
  };
  return { view, isLive, isPartial };
}
