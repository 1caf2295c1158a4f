import type { CommandParam } from '@starhaven/contracts/commands';
import { faultOf, limitFault } from './command-fault';
import type { CommandFault } from './command-fault';
import { isItemType, isNumeric } from '../params/param-kinds';
import { readSubSlot, splitOf } from '../params/sub-slot';
import { findTextFault } from './text-fault';

const numberPattern = /^-?\d{1,15}(\.\d{1,6})?$/;

/** The limits of a number. Limits in the wrong order are swapped (docs/behaviour/commands.md#numbers). */
export function boundsOf({ min, max }: Pick<CommandParam, 'min' | 'max'>): { min: number; max: number } {
  const low = min ?? -Infinity;
  const high = max ?? Infinity;
  return low <= high ? { min: low, max: high } : { min: high, max: low };
}

/** The first fault of a parameter's values (docs/behaviour/commands.md#faults-of-a-choice); null if they are valid. */
export function findValueFault(param: CommandParam, values: readonly string[]): CommandFault | null {
  if (values.length === 0) return param.required ? faultOf(param, 'required') : null;
  for (const value of values) {
    const fault = findFault(param, value);
    if (fault !== null) return fault;
  }
  return null;
}

function findFault(param: CommandParam, value: string): CommandFault | null {
  const textFault = findTextFault(value);
  if (textFault !== null) return faultOf(param, textFault);
  if (isNumeric(param)) return findNumberFault(param, value);
  // A listed option needs no other check: hosts list words as well as ids, such as "all".
  if (param.data.some((option) => option.value === value)) return null;
  if (param.type === 'propSub') return isSlot(param, value) ? null : faultOf(param, 'bad_slot');
  if (isItemType(param.type)) return isId(value) ? null : faultOf(param, 'not_an_id');
  return param.type === 'select' && param.data.length > 0 ? faultOf(param, 'not_a_choice') : null;
}

function findNumberFault(param: CommandParam, value: string): CommandFault | null {
  if (!numberPattern.test(value)) return faultOf(param, 'not_a_number');
  const { min, max } = boundsOf(param);
  if (Number(value) < min) return limitFault(param, 'below_min', min);
  return Number(value) > max ? limitFault(param, 'above_max', max) : null;
}

/** A space would begin another argument; `*` joins ids in addresses. */
const isId = (text: string) => text.length <= 64 && !/[\s*]/.test(text);

function isSlot(param: CommandParam, text: string): boolean {
  const slot = readSubSlot(text);
  return slot !== null && isId(slot.id) && !slot.id.includes(splitOf(param));
}
