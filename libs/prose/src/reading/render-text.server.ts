import { createHash } from 'node:crypto';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { renderMarkdown } from '@starhaven/rich-text/server';
import type { RenderOptions } from '@starhaven/rich-text/server';
import { LRUCache } from 'lru-cache';
import { wellFormed } from '../together/blog/well-formed';

/** A member's text as a host sends it. */
export interface SentText {
  markdown: string;
  /** Rendered and sanitized by our own API. */
  html?: string | undefined;
  /** Reading time in minutes; 0 = unknown. */
  minutes?: number;
}

export type RenderedText =
  | { kind: 'html'; html: string; minutes: number }
  /** `isPassing`: the reason is a busy moment, not the text itself. */
  | { kind: 'plain'; text: string; reason: string; isPassing: boolean };

interface Work {
  markdown: string;
  options: RenderOptions;
}

const kept = new LRUCache<string, RenderedText, Work>({
  max: 400,
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: sizeOf,
  // A text whose place is taken while it is rendered is still shown.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => render(context.markdown, context.options),
});

function sizeOf(body: RenderedText): number {
  return 2 * (body.kind === 'html' ? body.html : body.text).length + 200;
}

const reasons = {
  'too long': 'This text is too long to be laid out here. It is shown as it was written.',
  'too deep': 'This text has too many levels of lists or quotes to be laid out here. It is shown as it was written.',
  'too slow': 'This text takes too long to be laid out here. It is shown as it was written.',
  busy: 'Too many texts are being laid out at the moment. This one is shown as it was written.',
  failed: 'This text cannot be laid out at the moment. It is shown as it was written.',
} as const;

/**
 * A member's text as HTML. HTML is accepted only from our own host, which has proven itself (docs/decisions/0017). For any other host, and
 * if ours sent none, the Markdown is rendered here and cached by its content.
 */
export async function renderText(client: UpstreamClient, text: SentText): Promise<RenderedText> {
  const { markdown, html, minutes = 0 } = text;
  const isOurs = client.isProven('book');
  if (html !== undefined && isOurs) return { kind: 'html', html, minutes };
  const pictures = isOurs ? 'own' : 'all';
  const key = pictures + createHash('sha256').update(wellFormed(markdown)).digest('base64');
  const body = await kept.forceFetch(key, { context: { markdown, options: { pictures } } });
  if (body.kind === 'plain' && body.isPassing) kept.delete(key);
  return body;
}

async function render(markdown: string, options: RenderOptions): Promise<RenderedText> {
  // If no thread starts, the text is shown as it was written.
  const rendered = await renderMarkdown(markdown, options).catch(() => ({ ok: false, reason: 'failed' }) as const);
  if (rendered.ok) return { kind: 'html', html: rendered.html, minutes: rendered.minutes };
  const { reason } = rendered;
  return {
    kind: 'plain',
    text: markdown,
    reason: reasons[reason],
    isPassing: reason !== 'too long' && reason !== 'too deep',
  };
}
