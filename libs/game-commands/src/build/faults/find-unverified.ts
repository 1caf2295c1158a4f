import type { CommandParam } from '@starhaven/contracts/commands';
import type { CommandFacts } from '../command-facts';
import { isItemType } from '../params/param-kinds';
import { readSubSlot } from '../params/sub-slot';

export interface UnverifiedValue {
  paramId: string;
  value: string;
}

/** The ids that are not in the handbook. Words that the command itself lists count as known. */
export function findUnverified(
  params: readonly CommandParam[],
  valuesOf: (param: CommandParam) => readonly string[],
  { hasItem }: CommandFacts,
): UnverifiedValue[] {
  if (hasItem === undefined) return [];
  return params.flatMap((param) => {
    const { type, data, id } = param;
    if (!isItemType(type)) return [];
    const isKnown = (value: string) =>
      data.some((option) => option.value === value) ||
      hasItem(type, type === 'propSub' ? (readSubSlot(value)?.id ?? value) : value);
    return valuesOf(param)
      .filter((value) => !isKnown(value))
      .map((value) => ({ paramId: id, value }));
  });
}
