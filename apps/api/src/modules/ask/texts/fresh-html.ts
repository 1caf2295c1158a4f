import { and, eq } from 'drizzle-orm';
import type { AskContext } from '../ask-context';
import type { askAnswer } from '../tables';
import { askQuestion } from '../tables';

interface Rendered {
  id: number;
  version: number;
  body: string;
  html: string | null;
  pipeline: string | null;
}

/**
 * The html of a text by the current renderer. If the stored html is from an earlier renderer, renders and stores it again, unless the text
 * has changed. If that fails, returns the earlier html: it was sanitized, too.
 */
export async function freshHtml(
  { db, log, render }: Pick<AskContext, 'db' | 'log' | 'render'>,
  texts: typeof askQuestion | typeof askAnswer,
  { id, version, body, html, pipeline }: Rendered,
): Promise<string | null> {
  if (pipeline === render.pipeline) return html;
  const kind = texts === askQuestion ? 'question' : 'answer';
  try {
    const rendered = await render.render(body);
    if (!rendered.ok) {
      log.warn({ [kind]: id, reason: rendered.reason }, 'a text cannot be rendered; its earlier html is shown, if any');
      return html;
    }
    await db
      .update(texts)
      .set({ html: rendered.html, htmlPipeline: render.pipeline })
      .where(and(eq(texts.id, id), eq(texts.version, version)));
    return rendered.html;
  } catch (error) {
    log.error({ err: error, [kind]: id }, 'a text could not be rendered again; its earlier html is shown');
    return html;
  }
}
