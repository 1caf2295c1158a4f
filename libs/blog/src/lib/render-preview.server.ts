import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkBreaks)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeStringify);

/** Deeply nested quotes and lists cost seconds to parse. */
const tooDeep = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){12}|^[ \t]{40}/m;
const maxLength = 64 * 1024;

/** Markdown as sanitized HTML for the preview of an author; null when it is too long or too deeply nested to render at once. */
export async function renderPreview(markdown: string): Promise<string | null> {
  if (markdown.length > maxLength || tooDeep.test(markdown)) return null;
  return String(await pipeline.process(markdown));
}
