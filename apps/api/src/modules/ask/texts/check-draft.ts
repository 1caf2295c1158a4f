import { askLimits } from '@starhaven/contracts/ask';
import type { QuestionDraft } from '@starhaven/contracts/ask';
import { DomainError } from '../../../platform/errors/domain-error';

const fault = (field: string, text: string) => new DomainError('invalid-argument', text, { field });
const lengthOf = (text: string) => [...text].length;

/** PostgreSQL stores no NUL; other control characters have no meaning in one line. */
export const inOneLine = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex -- these are the characters to remove
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim();

/** The body that is stored. @throws DomainError invalid-argument with the field (docs/behaviour/ask.md#limits-of-texts) */
export function checkBody(given: string): string {
  const body = given.replaceAll('\0', '');
  if (lengthOf(body.trim()) < askLimits.bodyMin)
    throw fault('body', `Please write at least ${askLimits.bodyMin} characters.`);
  if (Buffer.byteLength(body) > askLimits.bodyBytes) throw fault('body', 'A text has at most 64 KiB.');
  return body;
}

/** What of a question is stored. @throws DomainError invalid-argument with the field */
export function checkQuestion(draft: QuestionDraft): { title: string; body: string; tags: string[] } {
  const title = inOneLine(draft.title);
  const { titleMin, titleMax, tagLength } = askLimits;
  if (lengthOf(title) < titleMin || lengthOf(title) > titleMax)
    throw fault('title', `A title has ${titleMin} to ${titleMax} characters.`);
  const body = checkBody(draft.body);
  const tags = draft.tags.map(inOneLine).filter((tag) => tag !== '');
  if (tags.length > askLimits.tags) throw fault('tags', `A question has at most ${askLimits.tags} tags.`);
  if (tags.some((tag) => lengthOf(tag) > tagLength)) throw fault('tags', `A tag has at most ${tagLength} characters.`);
  return { title, body, tags };
}
