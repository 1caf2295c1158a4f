import type { CommandParam } from '@starhaven/contracts/commands';
import { findValueFault } from '../../../build/faults/find-value-faults';
import { isNumeric } from '../../../build/params/param-kinds';
import { readFormat } from '../../../build/params/param-format';
import { readSubSlot, splitOf, subSlotText } from '../../../build/params/sub-slot';

/** One way in which a parameter can match words of the line from a given position. */
export interface TakenWords {
  /** Index after its last word. */
  to: number;
  values: string[];
}

/** All ways in which the parameter can match words that start at `from`, the most likely first; empty if there are none. */
export function waysToTake(param: CommandParam, words: readonly string[], from: number): TakenWords[] {
  const start = findValueStart(param, words, from);
  if (start === null) return [];
  const { at, first } = start;
  const following = [first, ...words.slice(at + 1)];
  const ways = spansOf(param, following).map(({ length, values }) => ({ to: at + length, values }));
  return ways.filter(({ values }) => findValueFault({ ...param, required: false }, values) === null);
}

/** The index of the word where the value begins, and the rest of that word after the format. */
export function findValueStart(
  { format }: CommandParam,
  words: readonly string[],
  from: number,
): { at: number; first: string } | null {
  const { words: lead, glue } = readFormat(format);
  if (lead.some((word, index) => words[from + index]?.toLowerCase() !== word.toLowerCase())) return null;
  const at = from + lead.length;
  const word = words[at];
  if (word === undefined || !word.toLowerCase().startsWith(glue.toLowerCase())) return null;
  const first = word.slice(glue.length);
  return first === '' ? null : { at, first };
}

function spansOf(param: CommandParam, words: readonly string[]): { length: number; values: string[] }[] {
  if (param.type === 'propSub') return slotSpans(param, words);
  const [first = ''] = words;
  if (isNumeric(param)) return [{ length: 1, values: [first] }];
  const choices = choiceSpans(param, words);
  if (param.type === 'select' && param.data.length > 0) return choices;
  if (param.type !== 'text') return [...choices, { length: 1, values: [first] }];
  // The shortest first, because the following words may belong to the next parameters.
  return [
    ...choices,
    ...words.map((_, index) => ({ length: index + 1, values: [words.slice(0, index + 1).join(' ')] })),
  ];
}

/** Choices that the host lists; they may have several words. */
function choiceSpans({ data }: CommandParam, words: readonly string[]): { length: number; values: string[] }[] {
  return data.flatMap(({ value }) => {
    const length = value.split(' ').length;
    const isThere = words.slice(0, length).join(' ').toLowerCase() === value.toLowerCase();
    return isThere && value !== '' ? [{ length, values: [value] }] : [];
  });
}

/** As many slots as possible, then fewer. */
function slotSpans(param: CommandParam, words: readonly string[]): { length: number; values: string[] }[] {
  const slots: string[] = [];
  const split = splitOf(param);
  for (const word of words) {
    // Without a count only a number is an id here: other words, such as `lv20`, belong to other parameters.
    const slot = word.includes(split) || /^\d+$/.test(word) ? readSubSlot(word.split(split).join(':')) : null;
    if (slot === null) break;
    slots.push(subSlotText(slot));
  }
  return slots.map((_, index) => ({ length: slots.length - index, values: slots.slice(0, slots.length - index) }));
}
