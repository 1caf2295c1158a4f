import type { Command, CommandParam } from '@starhaven/contracts/commands';
import { buildLines, countLines } from './build-lines';
import { faultOf, maxLines, unusableFault } from './faults/command-fault';
import type { CommandFault } from './faults/command-fault';
import type { CommandFacts } from './command-facts';
import { findValues } from './command-values';
import type { CommandValues } from './command-values';
import { findArtifactFault } from './faults/find-artifact-faults';
import { findUnverified } from './faults/find-unverified';
import type { UnverifiedValue } from './faults/find-unverified';
import { findValueFault } from './faults/find-value-faults';
import { orderParams } from './params/order-params';
import { valuesOfParam } from './params/param-values';
import { maxLineLength } from './faults/text-fault';
import { findVisibleParams } from './params/visible-params';

type ValuesOf = (param: CommandParam) => readonly string[];

export interface BuiltCommand {
  /** One for each selected item; empty if there are faults. */
  lines: string[];
  /** The parameters that the form shows, in the order of the line. */
  visibleParams: CommandParam[];
  /** The values in use: defaults filled in, hidden parameters empty or left out. Building them again gives the same command. */
  values: CommandValues;
  /** Parameters that had a value and lost it because their conditions are no longer met. */
  clearedParams: string[];
  /** Shown as the badge `Parameters Reordered`. */
  isReordered: boolean;
  faults: CommandFault[];
  /** Ids that are not in the handbook. They are allowed, because an operator's build may be newer, but marked. */
  unverified: UnverifiedValue[];
}

/**
 * Turns chosen values into command lines (docs/behaviour/commands.md#how-a-line-is-built). Pure; safe with any command that the contract
 * accepts and with any values.
 */
export function buildCommand({
  command,
  values,
  facts = {},
}: {
  command: Command;
  values: CommandValues;
  facts?: CommandFacts;
}): BuiltCommand {
  const chosen = new Map(command.params.map((param) => [param.id, valuesOfParam(param, values)]));
  const valuesOf = ({ id }: CommandParam) => chosen.get(id) ?? [];
  const visible = findVisibleParams(command.params, valuesOf);
  const { params, isReordered } = orderParams(visible, valuesOf);
  const faults = params.flatMap(
    (param) => findValueFault(param, valuesOf(param)) ?? findArtifactFault(param, params, { valuesOf, facts }) ?? [],
  );
  const unusable = unusableFault(command);
  if (unusable !== null) faults.unshift(unusable);
  if (faults.length === 0 && countLines(params, valuesOf) > maxLines) faults.push(tooManyLines);
  const lines = faults.length === 0 ? buildLines(command, params, valuesOf) : [];
  const isTooLong = lines.some((line) => line.length > maxLineLength);
  if (isTooLong) faults.push(faultOf(wholeLine, 'too_long'));
  return {
    lines: isTooLong ? [] : lines,
    visibleParams: params,
    values: keptValues(command, visible, values, valuesOf),
    clearedParams: lostParams(command, visible, values),
    isReordered,
    faults,
    unverified: findUnverified(params, valuesOf, facts),
  };
}

const wholeLine = { id: '', label: '' };
const tooManyLines = faultOf(wholeLine, 'too_many_lines');

/**
 * An empty list stays only if it differs from the parameter's default. If the visitor chose the value of a hidden parameter, it stays empty
 * when the parameter appears again; otherwise it gets its default.
 */
function keptValues({ params }: Command, visible: readonly CommandParam[], values: CommandValues, valuesOf: ValuesOf) {
  const shown = new Set(visible.map(({ id }) => id));
  const entries = params.flatMap((param) => {
    const isTouched = findValues(values, param.id) !== undefined;
    const kept = shown.has(param.id) ? valuesOf(param) : [];
    const isStated = kept.length > 0 || (param.value.trim() !== '' && (isTouched || shown.has(param.id)));
    return isStated ? [[param.id, kept] as const] : [];
  });
  return Object.fromEntries(entries);
}

function lostParams({ params }: Command, visible: readonly CommandParam[], values: CommandValues): string[] {
  if (visible.length === params.length) return [];
  const shown = new Set(visible.map(({ id }) => id));
  return params
    .filter(({ id }) => !shown.has(id) && findValues(values, id)?.some((value) => value.trim() !== ''))
    .map(({ id }) => id);
}
