import type { BlogContext } from '../blog-context';
import { DomainError } from '../../../platform/errors/domain-error';
import { toLexemes } from '../../../platform/search/search-words';
import type { CheckedDraft } from '../drafts/check-draft';

/** The search must not find a text by the URLs of its links. */
const withoutAddresses = (markdown: string) => markdown.replace(/\]\([^)\s]*/g, '] ').replace(/https?:\/\/\S+/g, ' ');

/** The words by which the search finds a post. */
export const wordsOf = ({
  title,
  shortContent,
  tags,
  content,
}: Pick<CheckedDraft, 'title' | 'shortContent' | 'tags' | 'content'>) =>
  toLexemes([title, shortContent, ...tags, withoutAddresses(content)].join('\n'));

/**
 * The columns that are computed from a draft: html, reading time, the words of the search.
 * @throws DomainError invalid-argument when the content cannot be rendered; unavailable when the renderer does not answer
 */
export async function renderedColumns({ render, log }: Pick<BlogContext, 'render' | 'log'>, draft: CheckedDraft) {
  const rendered = await render.render(draft.content).catch((error: unknown) => {
    log.error({ err: error }, 'the renderer of posts failed; the save was refused');
    throw new DomainError('unavailable', 'The post cannot be rendered at the moment. Nothing was saved. Try again.', {
      retryAfterSeconds: 5,
    });
  });
  if (!rendered.ok) throw new DomainError('invalid-argument', rendered.reason, { field: 'content' });
  return {
    html: rendered.html,
    htmlPipeline: render.pipeline,
    minutes: rendered.minutes,
    words: wordsOf(draft),
  };
}
