import { defaultStep, subSlotFor, subSlotText } from '@starhaven/game-commands';
import type { PickerRow } from '../picker-rows/picker-row';

/** The value of a new slot for a property: count 1, and the property's own step or 2 (docs/behaviour/commands.md#command-numbers). */
export function slotFor(
  id: string,
  { game, row, count = 1, step }: { game: number; row: PickerRow | null | undefined; count?: number; step?: number },
): string {
  const stats = row?.stats ?? null;
  // Without its numbers it is unknown whether the id has tiers, so the id stays as chosen.
  if (stats === null) return subSlotText({ id, count, step: null });
  return subSlotText(subSlotFor({ id, stats }, { game, count, step: step ?? defaultStep({ id, stats }) }));
}

/** The list with another value at a position, or with one more value at the end. */
export const replaceAt = (values: readonly string[], index: number, value: string): string[] =>
  index < values.length ? values.map((old, at) => (at === index ? value : old)) : [...values, value];
