import type { Command } from '@starhaven/contracts/commands';
import type { CommandValues, ItemParam, ItemParamType } from '@starhaven/game-commands';
import { artifactParamOf, defaultSlots, slotCount } from '@starhaven/game-commands';
import { chosenOf, toCommandFacts } from './chosen-items';
import type { FindRows } from './chosen-items';
import { isPropertyType } from '../picker/picker-kinds';
import type { PickerRow } from '../picker-rows/picker-row';

/** What the chosen artifacts determine about the properties of a parameter. */
export interface ArtifactOf {
  /** The property belongs to an artifact, but none is chosen (docs/behaviour/handbook.md#picker-groups). */
  isMissing: boolean;
  ids: readonly string[];
  /** Groups of the properties that the artifacts can have; empty if unknown. */
  groups: readonly string[];
  /** Number of places for sub properties. */
  slots: number;
  /** Rarity of the first artifact. */
  stars: number | undefined;
}

/** The artifacts to which the properties of `param` belong. */
export function artifactOf(
  param: ItemParam,
  { command, values, find }: { command: Command; values: CommandValues; find: FindRows },
): ArtifactOf {
  const none = { isMissing: false, ids: [], groups: [], slots: defaultSlots, stars: undefined };
  if (!isPropertyType(param.type)) return none;
  const artifact = artifactParamOf(param, command.params);
  // A command without an artifact accepts any property.
  if (artifact === undefined) return none;
  const ids = chosenOf(artifact, values);
  const rows = ids.flatMap((id) => find('artifactList', id) ?? []);
  const field = param.type === 'propSub' ? 'sub' : 'main';
  const slots = slotCount(ids, toCommandFacts(find));
  return {
    isMissing: ids.length === 0,
    ids,
    groups: [...new Set(rows.map((row) => row[field] ?? '').filter(Boolean))],
    slots: Number.isFinite(slots) ? slots : defaultSlots,
    stars: rows[0]?.stars,
  };
}

/**
 * The row of a chosen id; for a property, the row of the artifact's group. Null if it is not in the data, undefined while that is unknown.
 */
export function rowOf(
  type: ItemParamType,
  id: string,
  { find, groups }: { find: FindRows; groups: readonly string[] },
): PickerRow | null | undefined {
  const rows = find(type, id);
  if (rows === undefined) return undefined;
  return rows.find(({ grup }) => grup !== undefined && groups.includes(grup)) ?? rows[0] ?? null;
}
