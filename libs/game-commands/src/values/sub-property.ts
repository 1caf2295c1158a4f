import { GameId } from '@starhaven/contracts/games';
import type { Property } from '@starhaven/contracts/handbook';
import type { SubSlot } from '../build/params/sub-slot';

type SubProperty = Pick<Property, 'id' | 'stats'>;

/** docs/behaviour/commands.md#command-numbers */
const fallbackStep = 2;

/** The step that a slot starts with: the property's highest, or 2. */
export const defaultStep = ({ stats }: SubProperty): number => stats?.StepNum ?? fallbackStep;

/**
 * The slot for a property at a step. Genshin has an id for each tier of a roll, counted from the lowest, so the step becomes part of the
 * id; in other games the engine chooses the step itself (docs/behaviour/commands.md#slots).
 */
export function subSlotFor(
  { id }: SubProperty,
  { game, count = 1, step }: { game: number; count?: number; step: number },
): SubSlot {
  return { id: isTiered(game, id) ? String(Number(id) + step) : id, count, step: null };
}

/** The property of a slot's id, and its step: null if the id does not contain one. Null for an unknown id. */
export function findSubProperty<P extends SubProperty>(
  slot: SubSlot,
  { game, properties }: { game: number; properties: readonly P[] },
): { property: P; step: number | null } | null {
  if (!isTiered(game, slot.id)) {
    const property = properties.find(({ id }) => id === slot.id);
    return property === undefined ? null : { property, step: slot.step };
  }
  for (const property of properties) {
    const step = Number(slot.id) - Number(property.id);
    if (step >= 0 && step <= (property.stats?.StepNum ?? 0)) return { property, step };
  }
  return null;
}

const isTiered = (game: number, id: string) => game === GameId.GenshinImpact && /^\d+$/.test(id);
