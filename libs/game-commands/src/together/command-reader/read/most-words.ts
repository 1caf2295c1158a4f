import type { Command, CommandParam } from '@starhaven/contracts/commands';
import { defaultSlots } from '../../../build/faults/find-artifact-faults';
import { readFormat } from '../../../build/params/param-format';
import { isNumeric } from '../../../build/params/param-kinds';

/**
 * The most sub properties in a line that is built without item data: an artifact has places for `defaultSlots` of them. If no artifact
 * parameter is always shown, there is no limit.
 */
export const mostSlots = ({ params }: Command): number =>
  params.some(({ type, allow }) => type === 'artifactList' && allow.length === 0) ? defaultSlots : Infinity;

/** The most words that the command can write after its beginning. */
export const mostWords = (command: Command): number =>
  command.params.reduce(
    (sum, param) => sum + readFormat(param.format).words.length + valueWords(param, mostSlots(command)),
    0,
  );

function valueWords(param: CommandParam, maxSlots: number): number {
  if (param.type === 'text') return Infinity;
  if (param.type === 'propSub') return maxSlots;
  return isNumeric(param) ? 1 : Math.max(1, ...param.data.map(({ value }) => value.split(' ').length));
}
