import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { maxMarkdownBytes, maxNesting } from '../limits';
import type { RenderOptions } from '../render-options';
import type { RenderedText } from '../rendered-text';
import { colourCode } from './steps/colour-code';
import { guardLinks } from './steps/guard-links';
import { addHeadingIds, idPrefix } from './steps/heading-ids';
import { linkRemotePictures } from './steps/link-remote-pictures';
import { lowerHeadings } from './steps/lower-headings';
import { markEmbeds } from './steps/mark-embeds';
import { measureNesting } from './measure-nesting';
import { readingMinutes } from './reading-minutes';
import { schema } from './schema';
import { shrinkPictures } from './steps/shrink-pictures';
import { wrapTables } from './steps/wrap-tables';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkBreaks)
  // Raw HTML is dropped here, so that only our own steps make elements and attributes.
  .use(remarkRehype, { clobberPrefix: idPrefix });
const writer = unified().use(rehypeSanitize, schema).use(rehypeStringify);

/** Renders in this thread, without a time limit. Other code calls `renderMarkdown`. */
export async function render(markdown: string, { pictures = 'own' }: RenderOptions = {}): Promise<RenderedText> {
  if (Buffer.byteLength(markdown) > maxMarkdownBytes) return { ok: false, reason: 'too long' };
  if (measureNesting(markdown) > maxNesting) return { ok: false, reason: 'too deep' };
  try {
    // The type allows results without a root, but remark-rehype always returns one.
    const tree = (await parser.run(parser.parse(markdown))) as Root;
    lowerHeadings(tree);
    const headings = addHeadingIds(tree);
    markEmbeds(tree);
    if (pictures === 'own') linkRemotePictures(tree);
    shrinkPictures(tree);
    guardLinks(tree);
    wrapTables(tree);
    const minutes = readingMinutes(toString(tree));
    await colourCode(tree);
    return { ok: true, html: writer.stringify(await writer.run(tree)), headings, minutes };
  } catch (error) {
    // The steps are recursive, one call for each level of the tree.
    if (error instanceof RangeError) return { ok: false, reason: 'too deep' };
    throw error;
  }
}
