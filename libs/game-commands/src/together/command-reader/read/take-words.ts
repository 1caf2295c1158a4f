import type { CommandParam } from '@starhaven/contracts/commands';
import { findValueFault } from '../../../build/faults/find-value-faults';
import { findTextFault, maxLineLength } from '../../../build/faults/text-fault';
import { isNumeric } from '../../../build/params/param-kinds';
import { readFormat } from '../../../build/params/param-format';
import { readSubSlot, splitOf, subSlotText } from '../../../build/params/sub-slot';

/** One way in which a parameter can match words of the line from a given position. */
export interface TakenWords {
  /** Index after its last word. */
  to: number;
  values: string[];
}

/**
 * Yields all ways in which the parameter can match words that start at `from`, the most likely first. It computes them one after another,
 * because most searches need only the first. `maxSlots` is the most sub properties that the line can have.
 */
export function* waysToTake(
  param: CommandParam,
  words: readonly string[],
  from: number,
  maxSlots = Infinity,
): Generator<TakenWords, undefined> {
  const start = findValueStart(param, words, from);
  if (start === null) return;
  const { at, first } = start;
  const following = words.slice(at);
  following[0] = first;
  for (const { length, values } of spansOf(param, following, maxSlots)) yield { to: at + length, values };
}

/** The index of the word where the value begins, and the rest of that word after the format. */
export function findValueStart(
  { format }: CommandParam,
  words: readonly (string | null)[],
  from: number,
): { at: number; first: string } | null {
  const { words: lead, glue } = readFormat(format);
  if (lead.some((word, index) => words[from + index]?.toLowerCase() !== word.toLowerCase())) return null;
  const at = from + lead.length;
  const word = words[at];
  if (typeof word !== 'string' || !word.toLowerCase().startsWith(glue.toLowerCase())) return null;
  const first = word.slice(glue.length);
  return first === '' ? null : { at, first };
}

interface Span {
  length: number;
  values: string[];
}

function* spansOf(param: CommandParam, words: readonly string[], maxSlots: number): Generator<Span> {
  if (param.type === 'propSub') {
    yield* slotSpans(param, words, maxSlots);
    return;
  }
  const isValid = ({ values }: Span) => findValueFault({ ...param, required: false }, values) === null;
  const one = { length: 1, values: [words[0] ?? ''] };
  if (!isNumeric(param)) {
    yield* choiceSpans(param, words).filter(isValid);
    if (param.type === 'select' && param.data.length > 0) return;
  }
  if (param.type === 'text') yield* textSpans(words);
  else if (isValid(one)) yield one;
}

/** Choices that the host lists; they may have several words. */
function choiceSpans({ data }: CommandParam, words: readonly string[]): Span[] {
  return data.flatMap(({ value }) => {
    const length = value.split(' ').length;
    const isThere = words.slice(0, length).join(' ').toLowerCase() === value.toLowerCase();
    return isThere && value !== '' ? [{ length, values: [value] }] : [];
  });
}

/**
 * The shortest first, because the following words may belong to the next parameters. The first word that cannot be part of a text ends the
 * list, so each word is checked only once.
 */
function* textSpans(words: readonly string[]): Generator<Span> {
  let text = '';
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (findTextFault(word) !== null) return;
    text = index === 0 ? word : `${text} ${word}`;
    if (text.length > maxLineLength && findTextFault(text) !== null) return;
    yield { length: index + 1, values: [text] };
  }
}

/** As many slots as possible, then fewer. */
function* slotSpans(param: CommandParam, words: readonly string[], maxSlots: number): Generator<Span> {
  const slots: string[] = [];
  const split = splitOf(param);
  for (const word of words) {
    if (slots.length >= maxSlots) break;
    // Without a count only a number is an id here: other words, such as `lv20`, belong to other parameters.
    const slot = word.includes(split) || /^\d+$/.test(word) ? readSubSlot(word.split(split).join(':')) : null;
    if (slot === null || findValueFault(param, [subSlotText(slot)]) !== null) break;
    slots.push(subSlotText(slot));
  }
  for (let length = slots.length; length > 0; length -= 1) yield { length, values: slots.slice(0, length) };
}
