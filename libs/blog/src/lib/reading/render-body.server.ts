import { createHash } from 'node:crypto';
import type { BlogPost } from '@starhaven/contracts/blog';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { renderMarkdown } from '@starhaven/rich-text/server';
import { LRUCache } from 'lru-cache';
import { wellFormed } from './well-formed';

export type PostBody =
  /** `minutes` that reading takes; 0 = unknown. */
  | { kind: 'html'; html: string; minutes: number }
  /** `isPassing`: a slow moment, not a quality of the text. */
  | { kind: 'plain'; text: string; reason: string; isPassing: boolean };

const kept = new LRUCache<string, PostBody>({ max: 200, maxSize: 32 * 1024 * 1024, sizeCalculation: sizeOf });
const underway = new Map<string, Promise<PostBody>>();

function sizeOf(body: PostBody): number {
  return 2 * (body.kind === 'html' ? body.html : body.text).length + 200;
}

const reasons = {
  'too long': 'This post is too long to be laid out here. This is its text.',
  'too deep': 'This post has too many levels of lists or quotes to be laid out here. This is its text.',
  'too slow': 'This post takes too long to be laid out here. This is its text.',
} as const;

/**
 * The body of a post. HTML is taken only from our own host, which has proven itself (docs/decisions/0017); of any other host, and when ours
 * sent none, the Markdown is rendered here and kept by its content.
 */
export async function renderBody(client: UpstreamClient, post: BlogPost): Promise<PostBody> {
  if (post.html !== undefined && client.isProven('book')) {
    return { kind: 'html', html: post.html, minutes: post.minutes };
  }
  const markdown = post.content ?? '';
  const key = createHash('sha256').update(wellFormed(markdown)).digest('base64');
  const body = kept.get(key);
  if (body) return body;
  const running = underway.get(key) ?? render(markdown).finally(() => underway.delete(key));
  underway.set(key, running);
  const made = await running;
  if (made.kind === 'html' || !made.isPassing) kept.set(key, made);
  return made;
}

async function render(markdown: string): Promise<PostBody> {
  // Without a thread the text is still worth reading.
  const rendered = await renderMarkdown(markdown).catch(() => ({ ok: false, reason: 'too slow' }) as const);
  if (rendered.ok) return { kind: 'html', html: rendered.html, minutes: rendered.minutes };
  const { reason } = rendered;
  return { kind: 'plain', text: markdown, reason: reasons[reason], isPassing: reason === 'too slow' };
}
