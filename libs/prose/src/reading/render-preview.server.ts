import { renderMarkdown } from '@starhaven/rich-text/server';

/** Markdown as sanitized HTML for the preview of an author; null when it is too long, too deep or too slow to render. */
export async function renderPreview(markdown: string): Promise<string | null> {
  const rendered = await renderMarkdown(markdown).catch(() => null);
  return rendered?.ok ? rendered.html : null;
}
