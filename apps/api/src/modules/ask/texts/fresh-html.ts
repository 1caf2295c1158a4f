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

/** The html of a text by the current renderer, which is stored unless the text has changed; else the earlier html. */
export function freshHtml(
  { db, render, renewal }: Pick<AskContext, 'db' | 'render' | 'renewal'>,
  texts: typeof askQuestion | typeof askAnswer,
  { id, version, body, html, pipeline }: Rendered,
): Promise<string | null> {
  const kind = texts === askQuestion ? 'question' : 'answer';
  return renewal.htmlOf({
    ...{ key: `${kind} ${id} ${version}`, markdown: body, html, pipeline },
    store: (rendered) =>
      db
        .update(texts)
        .set({ html: rendered.html, htmlPipeline: render.pipeline })
        .where(and(eq(texts.id, id), eq(texts.version, version))),
  });
}
