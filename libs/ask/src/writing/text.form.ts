import { askLimits } from '@starhaven/contracts/ask';
import * as v from 'valibot';
import { bodyTooShort, textLength } from '../together/ask/ask-paths';

const { titleMin, titleMax, bodyMin, tags: maxTags, tagLength } = askLimits;
const text = v.optional(v.string(), '');

const body = v.pipe(
  text,
  v.check((value) => textLength(value) >= bodyMin, bodyTooShort),
);

const tags = v.pipe(
  text,
  v.transform((value) =>
    value
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
  v.check((list) => list.length <= maxTags, `A question has at most ${maxTags} tags.`),
  v.check((list) => list.every((tag) => [...tag].length <= tagLength), `A tag has at most ${tagLength} characters.`),
);

/** The rules of our API with its messages (docs/behaviour/ask.md#limits-of-texts). The values are read by `readValues`. */
export const QuestionFormSchema = v.object({
  title: v.pipe(
    text,
    v.check(
      (value) => textLength(value) >= titleMin && textLength(value) <= titleMax,
      `A title has ${titleMin} to ${titleMax} characters.`,
    ),
  ),
  body,
  tags,
});

export const AnswerFormSchema = v.object({ body });

/** The schema for buttons that save nothing. */
export const AnyFormSchema = v.looseObject({});
