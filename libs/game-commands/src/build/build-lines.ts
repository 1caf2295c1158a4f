import type { Command, CommandParam } from '@starhaven/contracts/commands';
import { baseTextOf } from './base-text';
import { orderParams } from './params/order-params';
import { leadOf, readFormat } from './params/param-format';
import { splitOf, subSlotInLine } from './params/sub-slot';
import { findVisibleParams, matches } from './params/visible-params';

type ValuesOf = (param: CommandParam) => readonly string[];

/** The pieces that a parameter may add to a line, one for each selected item; empty if it adds nothing. */
export function piecesOf(param: CommandParam, values: readonly string[]): string[] {
  const lead = leadOf(readFormat(param.format));
  if (param.type !== 'propSub') return values.map((value) => lead + value);
  const split = splitOf(param);
  return values.length === 0 ? [] : [lead + values.map((slot) => subSlotInLine(slot, split)).join(' ')];
}

const isSelection = (param: CommandParam, valuesOf: ValuesOf) => param.type !== 'propSub' && valuesOf(param).length > 1;

/** The number of lines that the values make. */
export const countLines = (params: readonly CommandParam[], valuesOf: ValuesOf): number =>
  params.reduce((count, param) => count * (isSelection(param, valuesOf) ? valuesOf(param).length : 1), 1);

/**
 * The lines in the order of the selection: one for each combination of selected items (docs/behaviour/commands.md#several-lines).
 * `params` are the visible ones, in the order of the line.
 */
export function buildLines(command: Command, params: readonly CommandParam[], valuesOf: ValuesOf): string[] {
  const judging = params.find((param) => isSelection(param, valuesOf) && rulesAbout(param, params).length > 0);
  if (judging === undefined) return joinPieces(baseTextOf(command), params, valuesOf);
  // A condition on a selected item applies only to that item's line.
  const shown = command.params.filter((param) => params.includes(param));
  const rules = rulesAbout(judging, params);
  // Items that match the same rules have the same parameters.
  const known = new Map<string, CommandParam[]>();
  return valuesOf(judging).flatMap((value) => {
    const valuesOfLine: ValuesOf = (param) => (param === judging ? [value] : valuesOf(param));
    const key = rules.map((values) => Number(matches([value], values))).join('');
    const ordered = known.get(key) ?? orderParams(findVisibleParams(shown, valuesOfLine), valuesOfLine).params;
    known.set(key, ordered);
    return buildLines(command, ordered, valuesOfLine);
  });
}

/** The lists of values that conditions and switches compare with a parameter. */
const rulesAbout = ({ id, switch: own }: CommandParam, params: readonly CommandParam[]): (readonly string[])[] => [
  ...own.map(({ value }) => value),
  ...params.flatMap(({ allow }) => allow.filter((rule) => rule.id === id).map(({ value }) => value)),
];

function joinPieces(base: string, params: readonly CommandParam[], valuesOf: ValuesOf): string[] {
  let lines = [base];
  for (const param of params) {
    const pieces = piecesOf(param, valuesOf(param));
    const [only] = pieces;
    if (only === undefined) continue;
    lines =
      pieces.length === 1
        ? lines.map((line) => `${line} ${only}`)
        : lines.flatMap((line) => pieces.map((piece) => `${line} ${piece}`));
  }
  return lines;
}
