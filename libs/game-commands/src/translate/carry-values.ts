import type { Command, CommandParam } from '@starhaven/contracts/commands';
import { baseTextOf } from '../build/base-text';
import { labelOf } from '../build/faults/command-fault';
import { findValues } from '../build/command-values';
import type { CommandValues } from '../build/command-values';
import { boundsOf } from '../build/faults/find-value-faults';
import { isNumeric } from '../build/params/param-kinds';
import { wordsOf } from '../build/params/param-format';
import { valueInWords } from '../together/command-reader/explain/explain-line';
import { paramRole } from './param-role';

/** A value that another engine's command cannot express, or only partly. */
export interface LostValue {
  label: string;
  value: string;
  /** For the visitor: what happens instead. */
  message: string;
  /** Whether the whole value is lost. */
  isWhole: boolean;
}

export interface CarriedValues {
  values: CommandValues;
  lost: LostValue[];
  /** Whether the other command would do something else: an item or a choice is lost, or it needs a choice that was not made. */
  isOther: boolean;
}

/** The values of one command for another, each in the parameter with the same role. */
export function carryValues(from: { command: Command; values: CommandValues }, to: Command): CarriedValues {
  const entries: (readonly [string, readonly string[]])[] = [];
  const lost: LostValue[] = [];
  let isOther = false;
  const free = new Set(to.params);
  for (const param of from.command.params) {
    const chosen = findValues(from.values, param.id) ?? [];
    if (chosen.length === 0) continue;
    const target = [...free].find((other) => paramRole(other) === paramRole(param));
    if (target) free.delete(target);
    const carried = chosen.map((value) => (target ? carryValue(param, value, target) : withoutPlace(param, value, to)));
    if (target) entries.push([target.id, carried.flatMap(({ value }) => value ?? [])]);
    const missing = carried.flatMap((one) => one.lost ?? []);
    lost.push(...missing);
    isOther ||= isDecisive(param) && missing.some(({ isWhole }) => isWhole);
  }
  for (const param of free) {
    const word = choiceAmong(param, baseTextOf(from.command));
    // A value that is not in the line is left out, even if the other command has a default for it, unless the other command requires it.
    if (word !== undefined) entries.push([param.id, [word]]);
    else if (!param.required) entries.push([param.id, []]);
    else isOther ||= param.type === 'select';
  }
  return { values: Object.fromEntries(entries), lost, isOther };
}

/** Without the item or the choice a command does something else; without a number or a property it only does less. */
const isDecisive = ({ type }: CommandParam) =>
  type === 'select' || type === 'text' || (type.endsWith('List') && type !== 'propmainList');

/** The option of a required parameter that is a word of the other line: `quest finish` is `quest` with the option `finish`. */
function choiceAmong({ type, required, data }: CommandParam, base: string): string | undefined {
  if (type !== 'select' || !required) return undefined;
  const words = wordsOf(base.toLowerCase()).slice(1);
  return data.find(({ value }) => words.includes(value.toLowerCase()))?.value;
}

/** A choice that is already part of the other command's base text needs no parameter there. */
function withoutPlace(param: CommandParam, value: string, to: Command): { value?: string; lost?: LostValue } {
  const isSaid =
    param.type === 'select' && wordsOf(baseTextOf(to).toLowerCase()).slice(1).includes(value.toLowerCase());
  return isSaid ? {} : { lost: lostOf(param, value, 'this command has no place for it.') };
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
