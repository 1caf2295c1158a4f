import type { Command, CommandParam } from '@starhaven/contracts/commands';
import { labelOf } from '../build/command-fault';
import { findValues } from '../build/command-values';
import type { CommandValues } from '../build/command-values';
import { boundsOf } from '../build/find-value-faults';
import { isNumeric } from '../build/param-kinds';
import { valueInWords } from '../explain/explain-line';
import { paramRole } from './param-role';

/** A value that another engine's command takes only partly or not at all. */
export interface LostValue {
  label: string;
  value: string;
  /** For the visitor: what happens instead. */
  message: string;
  /** Whether nothing of the value is carried. */
  isWhole: boolean;
}

/** Values of one command for another, each in the parameter with the same role. */
export function carryValues(
  from: { command: Command; values: CommandValues },
  to: Command,
): { values: CommandValues; lost: LostValue[] } {
  const entries: (readonly [string, readonly string[]])[] = [];
  const lost: LostValue[] = [];
  const free = new Set(to.params);
  for (const param of from.command.params) {
    const chosen = findValues(from.values, param.id) ?? [];
    if (chosen.length === 0) continue;
    const target = [...free].find((other) => paramRole(other) === paramRole(param));
    if (target === undefined) {
      lost.push(...chosen.map((value) => lostOf(param, value, 'this command has no place for it.')));
      continue;
    }
    free.delete(target);
    const carried = chosen.map((value) => carryValue(param, value, target));
    entries.push([target.id, carried.flatMap(({ value }) => value ?? [])]);
    lost.push(...carried.flatMap((one) => one.lost ?? []));
  }
  // What the line does not say is left out, even if the other command has a value of its own for it, unless it needs one.
  const silent = [...free].filter(({ required }) => !required).map(({ id }) => [id, []] as const);
  return { values: Object.fromEntries([...silent, ...entries]), lost };
}

const lostOf = (param: CommandParam, value: string, what: string, isWhole = true): LostValue => {
  const label = labelOf(param);
  return { label, value, message: `${label} ${valueInWords(param, value)}: ${what}`, isWhole };
};

function carryValue(param: CommandParam, value: string, target: CommandParam): { value?: string; lost?: LostValue } {
  if (isNumeric(target)) {
    const { min, max } = boundsOf(target);
    const kept = String(Math.min(Math.max(Number(value), min), max));
    if (Number(kept) === Number(value)) return { value };
    const end = Number(value) > max ? `at most ${max}` : `at least ${min}`;
    return { value: kept, lost: lostOf(param, value, `this command takes ${end}, so ${kept} is used.`, false) };
  }
  if (target.type !== 'select' || target.data.length === 0) return { value };
  const label = valueInWords(param, value).toLowerCase();
  const option =
    target.data.find((one) => one.label.toLowerCase() === label) ?? target.data.find((one) => one.value === value);
  return option ? { value: option.value } : { lost: lostOf(param, value, 'this command does not have this choice.') };
}
