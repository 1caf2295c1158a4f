import type { Command, CommandParam } from '@starhaven/contracts/commands';
import { isItemType, isNumeric } from '../../../build/params/param-kinds';
import { readFormat } from '../../../build/params/param-format';
import { valuesOfTaken } from './match-in-order';
import type { MatchedWords } from './matched-words';
import { findValueStart, waysToTake } from './take-words';

interface Claim {
  param: CommandParam;
  from: number;
  to: number;
  values: string[];
}

/**
 * Reads words in any order, because engines accept both `x5 lv90` and `lv90 x5`. Values out of range stay, so that the form shows the
 * error. First the values with a format, wherever they are; then the others one after another.
 */
export function matchLoosely(command: Command, words: readonly string[]): MatchedWords {
  const left: (string | null)[] = [...words];
  const claims: Claim[] = [];
  const claim = (param: CommandParam, from: number): boolean => {
    const way = wayFrom(param, left, from);
    if (way === null) return false;
    claims.push({ param, from, ...way });
    left.fill(null, from, way.to);
    return true;
  };
  const leadLength = ({ format }: CommandParam) =>
    readFormat(format).words.length * 10 + readFormat(format).glue.length;
  const named = command.params.filter((param) => leadLength(param) > 0).sort((a, b) => leadLength(b) - leadLength(a));
  for (const param of named) words.findIndex((_, from) => claim(param, from));
  for (const param of command.params.filter((one) => leadLength(one) === 0)) {
    words.findIndex((_, from) => claim(param, from));
  }
  const values = valuesOfTaken(command, claims);
  return { values, taken: withUnread(claims, words.length) };
}

/** The words of the line up to the next one that is already assigned. */
const freeWords = (left: readonly (string | null)[], from: number): string[] => {
  const end = left.indexOf(null, from);
  return left.slice(0, end === -1 ? undefined : end).map((word) => word ?? '');
};

function wayFrom(param: CommandParam, left: readonly (string | null)[], from: number) {
  const start = findValueStart(param, left, from);
  if (start === null) return null;
  const ways = waysToTake(param, freeWords(left, from), from);
  // A text parameter without a defined end takes all remaining words.
  const way = param.type === 'text' ? [...ways].at(-1) : ways.next().value;
  if (way && isLikely(param, way.values)) return way;
  if (!isNumeric(param) || !/^-?\d+(\.\d+)?$/.test(start.first)) return null;
  return { to: start.at + 1, values: [start.first] };
}

/** Ids are mostly numbers: another word counts as an id only if the host lists it, because it may belong to another parameter. */
function isLikely({ type, data }: CommandParam, [value = '']: readonly string[]): boolean {
  return !isItemType(type) || /\d/.test(value) || data.some((option) => option.value === value);
}

function withUnread(claims: readonly Claim[], length: number): MatchedWords['taken'] {
  const starts = new Map(claims.map((one) => [one.from, one]));
  const taken: MatchedWords['taken'] = [];
  for (let index = 0; index < length;) {
    const claim = starts.get(index);
    const to = claim?.to ?? index + 1;
    taken.push({ paramId: claim?.param.id ?? null, from: index, to });
    index = to;
  }
  return taken;
}
