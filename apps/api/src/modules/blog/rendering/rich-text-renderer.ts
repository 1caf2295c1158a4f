import { pipelineVersion, renderMarkdown } from '@starhaven/rich-text/server';
import type { RenderPost } from './render-post';

/** docs/behaviour/blog.md#rich-text */
const reasons = {
  'too long': 'The content is too long to be shown. Please divide it into several posts. Nothing was saved.',
  'too deep': 'The content has lists or quotes with more than 100 levels. Nothing was saved.',
  'too slow': 'The content takes too long to be shown. Please use fewer references and tables. Nothing was saved.',
};

/** Renders in its own threads, on each save. */
export const richTextRenderer: RenderPost = {
  pipeline: pipelineVersion,
  render: async (markdown) => {
    const rendered = await renderMarkdown(markdown);
    if (rendered.ok) return { ok: true, html: rendered.html, minutes: rendered.minutes };
    // Not the author's mistake.
    if (rendered.reason === 'busy') throw new Error('Too many texts wait for a thread of the renderer.');
    if (rendered.reason === 'failed') throw new Error('The thread of the renderer died.', { cause: rendered.error });
    return { ok: false, reason: reasons[rendered.reason] };
  },
};
