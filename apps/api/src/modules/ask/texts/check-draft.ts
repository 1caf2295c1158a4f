import { askLimits } from '@starhaven/contracts/ask';
import type { QuestionDraft } from '@starhaven/contracts/ask';
import { visibleLine } from '../../../platform/text/visible-line';
import { DomainError } from '../../../platform/errors/domain-error';

const fault = (field: string, text: string) => new DomainError('invalid-argument', text, { field });
const lengthOf = (text: string) => [...text].length;

/** Replaces an unpaired surrogate of UTF-16 by U+FFFD and removes NUL: the database can store neither. */
export const storable = (text: string) => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd');

/** Characters without a visible shape, such as fillers of scripts. */
const blank = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const hasSigns = (text: string) => visibleLine(text.replace(blank, '')) !== '';
const visibleLength = (text: string) => lengthOf(visibleLine(text).replace(blank, '').trim());

/** The body that is stored. @throws DomainError invalid-argument with the field (docs/behaviour/ask.md#limits-of-texts) */
export function checkBody(given: string): string {
  const body = storable(given);
  if (Buffer.byteLength(body) > askLimits.bodyBytes) throw fault('body', 'A text has at most 64 KiB.');
  if (visibleLength(body) < askLimits.bodyMin)
    throw fault('body', `Please write at least ${askLimits.bodyMin} characters.`);
  return body;
}

/** Of tags that differ only in upper and lower case, the first one is kept. */
function distinct(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) if (!byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  return [...byKey.values()];
}

/** The fields of a question as they are stored. @throws DomainError invalid-argument with the field */
export function checkQuestion(draft: QuestionDraft): { title: string; body: string; tags: string[] } {
  const title = visibleLine(draft.title);
  const { titleMin, titleMax, tagLength } = askLimits;
  if (visibleLength(title) < titleMin || lengthOf(title) > titleMax)
    throw fault('title', `A title has ${titleMin} to ${titleMax} characters.`);
  const body = checkBody(draft.body);
  const tags = distinct(draft.tags.map(visibleLine).filter(hasSigns));
  if (tags.length > askLimits.tags) throw fault('tags', `A question has at most ${askLimits.tags} tags.`);
  if (tags.some((tag) => lengthOf(tag) > tagLength)) throw fault('tags', `A tag has at most ${tagLength} characters.`);
  return { title, body, tags };
}
