import { ItemType } from '@starhaven/contracts/handbook';
import type { ImportedItem } from '../imported-item';

/** Why a main or sub property is unusable: the games' tables contain some that no item can have. Undefined for all others. */
export function propertyFault({ type, names, fields }: ImportedItem): string | undefined {
  if (type !== ItemType.ArtifactMain && type !== ItemType.ArtifactSub) return undefined;
  if (Object.keys(names).length === 0) return `is a property without a name (${fields?.stats?.Property ?? 'unknown'})`;
  const stats = fields?.stats;
  if (stats === undefined) return undefined;
  const growth = type === ItemType.ArtifactMain ? stats.LevelAdd : stats.StepValue;
  return stats.BaseValue === 0 && (growth ?? 0) === 0 ? 'is a property without a value' : undefined;
}
