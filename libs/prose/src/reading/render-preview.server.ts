import type { AppLoadContext } from '@remix-run/node';
import { renderMarkdown } from '@starhaven/rich-text/server';
import type { RenderOptions } from '@starhaven/rich-text/server';
import { onePerAccount } from './one-per-account.server';

declare module '@remix-run/node' {
  interface AppLoadContext {
    reportError?: (error: unknown) => void;
  }
}

export interface PreviewOptions extends RenderOptions {
  /** Uid of the author. Slow previews of one author must not delay everybody's. */
  account: string;
  context: Pick<AppLoadContext, 'reportError'>;
}

/** `isPassing`: the text may be fine; the renderer is busy or has failed, or a newer preview of the author has replaced this one. */
export type Preview = { html: string; isPassing: false } | { html: null; isPassing: boolean };

/** Markdown as sanitized HTML for an author's preview; without html it is too long, too deep or too slow to render, or `isPassing`. */
export async function renderPreview(
  markdown: string,
  { account, context, ...options }: PreviewOptions,
): Promise<Preview> {
  try {
    const rendered = await onePerAccount(account, () => renderMarkdown(markdown, options));
    if (rendered?.ok) return { html: rendered.html, isPassing: false };
    if (rendered?.reason === 'failed') throw rendered.error;
    return { html: null, isPassing: rendered === null || rendered.reason === 'busy' };
  } catch (error) {
    context.reportError?.(error);
    return { html: null, isPassing: true };
  }
}
