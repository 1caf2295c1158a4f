import { renderPreview } from '../render-preview.server';

export type Rendered =
  { ok: true; html: string; minutes: number } | { ok: false; reason: 'too long' | 'too deep' | 'too slow' };

const wordsInMinute = 220;

/** Markdown as sanitized HTML. */
export async function renderMarkdown(markdown: string): Promise<Rendered> {
  const html = await renderPreview(markdown);
  if (html === null) return { ok: false, reason: markdown.length > 64 * 1024 ? 'too long' : 'too deep' };
  return { ok: true, html, minutes: Math.ceil(markdown.split(/\s+/).filter(Boolean).length / wordsInMinute) };
}
