import type { Command, CommandParam } from '@starhaven/contracts/commands';
import { baseTextOf } from '../../../build/base-text';
import { buildCommand } from '../../../build/build-command';
import type { CommandValues } from '../../../build/command-values';
import { possibleOrders } from './possible-orders';
import { findValueStart, waysToTake } from './take-words';
import type { TakenWords } from './take-words';
import type { MatchedWords } from './matched-words';
import { mostSlots, mostWords } from './most-words';
import type { Readings } from './readings';

/** The most steps of one search; a line of a real command takes fewer than a hundred. Hostile commands stop here. */
const maxSteps = 4_000;
/** Building a match again to check it takes as long as this number of steps. */
const stepsOfCheck = 20;
const maxParams = 200;

type Taken = TakenWords & { param: CommandParam; from: number };

/**
 * The values from which the builder writes exactly these words after the head; null if there are none. It tries the parameters in each
 * order that the switch rules allow, and builds each match again, so that conditions and limits apply, too. It gives up when `readings` has
 * no steps left.
 */
export function matchInOrder(
  command: Command,
  words: readonly string[],
  readings: Pick<Readings, 'stepsLeft'>,
): MatchedWords | null {
  if (command.params.length > maxParams || words.length > mostWords(command)) return null;
  const maxSlots = mostSlots(command);
  const target = [baseTextOf(command), ...words].join(' ').toLowerCase();
  let stepsLeft = Math.min(maxSteps, readings.stepsLeft);
  const spend = (steps: number) => {
    stepsLeft -= steps;
    readings.stepsLeft -= steps;
  };

  function search(
    order: readonly CommandParam[],
    index: number,
    from: number,
    taken: readonly Taken[],
  ): MatchedWords | null {
    if (stepsLeft <= 0) return null;
    spend(1);
    const param = order[index];
    if (param === undefined || from === words.length) return from === words.length ? check(taken) : null;
    const skip = () => search(order, index + 1, from, taken);
    const take = () => {
      for (const way of waysToTake(param, words, from, maxSlots)) {
        if (stepsLeft <= 0) return null;
        const found = search(order, index + 1, way.to, [...taken, { ...way, param, from }]);
        if (found !== null) return found;
      }
      return null;
    };
    return isOddId(param, words, from) ? (skip() ?? take()) : (take() ?? skip());
  }

  function check(taken: readonly Taken[]): MatchedWords | null {
    spend(stepsOfCheck);
    const values = valuesOfTaken(command, taken);
    const [line, ...more] = buildCommand({ command, values }).lines;
    if (line === undefined || more.length > 0 || line.toLowerCase() !== target) return null;
    return { values, taken: taken.map(({ param, from, to }) => ({ paramId: param.id, from, to })) };
  }

  for (const order of possibleOrders(command.params)) {
    const found = search(order, 0, 0, []);
    if (found !== null) return found;
  }
  return null;
}

/** Ids are numbers or listed words: `lv20` and `501204,2` more likely belong to the parameters that follow. */
function isOddId(param: CommandParam, words: readonly string[], from: number): boolean {
  if (!param.type.endsWith('List')) return false;
  const start = findValueStart(param, words, from);
  return start !== null && !/^-?\d+$/.test(start.first) && !param.data.some(({ value }) => value === start.first);
}

/** A parameter without words is empty, even if it has a default. */
export const valuesOfTaken = (
  { params }: Command,
  taken: readonly { param: CommandParam; values: readonly string[] }[],
): CommandValues =>
  Object.fromEntries([
    ...params.map(({ id }) => [id, []] as const),
    ...taken.map(({ param, values }) => [param.id, values] as const),
  ]);
