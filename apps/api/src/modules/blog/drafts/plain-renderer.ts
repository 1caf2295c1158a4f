import type { RenderPost } from './render-post';

/** A list or quote of this depth is no writing; renderers need a stack frame or more for each level. */
const maxDepth = 100;

const wordsPerMinute = 200;
/** Characters of scripts without spaces between words. */
const charactersPerMinute = 400;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

export function minutesToRead(markdown: string): number {
  const characters = markdown.match(dense)?.length ?? 0;
  const words = markdown.replace(dense, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute + characters / charactersPerMinute));
}

/** Quote and list signs at the beginning of a line, such as `> > - 1.`, and indents of two spaces. */
function depthOf(line: string): number {
  const [start = ''] = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line) ?? [];
  const signs = start.replace(/[ \t]/g, '').length;
  const spaces = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
  return signs + Math.floor(spaces / 2);
}

/** Keeps no html: readers' pages render the Markdown themselves. Refuses what would be too deep for them. */
export const plainRenderer: RenderPost = {
  pipeline: 'none',
  render: async (markdown) =>
    markdown.split('\n').some((line) => depthOf(line) > maxDepth)
      ? { ok: false, reason: `The content has lists or quotes with more than ${maxDepth} levels. Nothing was saved.` }
      : { ok: true, html: null, minutes: minutesToRead(markdown) },
};
