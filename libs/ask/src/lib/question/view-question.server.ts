import type { Question } from '@starhaven/contracts/ask';
import { excerptOf } from '@starhaven/prose';
import type { ShownText } from '@starhaven/prose';
import { fillEmbeds, renderText } from '@starhaven/prose/server';
import type { RenderedText } from '@starhaven/prose/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { AnswerCard, QuestionCard } from '../list/question-card';
import { inOrder, titleOf, toCard, toSeconds } from '../list/question-card';

export interface AnswerView extends AnswerCard {
  body: ShownText;
  /** Unix seconds; 0 = never edited. */
  update: number;
  /** The text waits for review. */
  waits: boolean;
}

/** The data that the page of a question shows. */
export interface QuestionView extends QuestionCard {
  /** null: the title is the whole question. */
  body: ShownText | null;
  /** The beginning of the question as plain text. */
  summary: string;
  /** Unix seconds; 0 = never edited. */
  update: number;
  waits: boolean;
  answers: AnswerView[];
  /** The number of answers on this page and those before it; 0 = there are no more. */
  nextAnswers: number;
}

export interface ViewedQuestion {
  view: QuestionView;
  /** The page contains live data, so it is cached only for seconds. */
  isLive: boolean;
  /** A host failed, so the page is cached only briefly and the next visit asks again. */
  isPartial: boolean;
}

const summaryLength = 300;
/** Characters of an answer in the structured data for search engines. */
const answerLength = 1_000;

/** Renders a question with its answers; cards have current data (docs/behaviour/ask.md#one-question). */
export async function viewQuestion(client: UpstreamClient, question: Question): Promise<ViewedQuestion> {
  const { isWhole } = titleOf(question);
  const markdown = question.body ?? (isWhole ? '' : question.question);
  const answers = inOrder(question.answer, question.answerId);
  const own = markdown === '' ? null : await renderText(client, { markdown, html: question.html });
  // One after the other, so that a page does not occupy all threads of the renderer.
  const texts: RenderedText[] = [];
  for (const { answer, html } of answers) texts.push(await renderText(client, { markdown: answer, html }));
  const all = own === null ? texts : [own, ...texts];
  const { htmls, isLive, isPartial } = await fillEmbeds(
    client,
    all.map((text) => (text.kind === 'html' ? text.html : '')),
  );
  const shown = all.map((text, index) => toShown(text, htmls[index] ?? ''));
  const bodies = own === null ? shown : shown.slice(1);
  const card = toCard(question);
  const view: QuestionView = {
    ...card,
    body: own === null ? null : (shown[0] ?? null),
    summary: excerptOf(markdown, summaryLength) || card.title,
    update: toSeconds(question.update ?? 0),
    waits: question.waits ?? false,
    nextAnswers: question.nextAnswers ?? 0,
    answers: answers.flatMap((answer, index) => {
      const [one, body] = [card.answers[index], bodies[index]];
      const { update, waits = false } = answer;
      if (!one || !body) return [];
      const text = excerptOf(answer.answer, answerLength);
      return [{ ...one, text, body, waits, update: update === answer.time ? 0 : toSeconds(update) }];
    }),
  };
  return { view, isLive, isPartial: isPartial || all.some((text) => text.kind === 'plain' && text.isPassing) };
}

const toShown = (text: RenderedText, html: string): ShownText =>
  text.kind === 'html' ? { kind: 'html', html } : { kind: 'plain', text: text.text, reason: text.reason };
