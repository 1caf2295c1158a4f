import type { Command } from '@starhaven/contracts/commands';
import { ItemType } from '@starhaven/contracts/handbook';
import { buildCommand } from '../build/build-command';
import type { ItemParamType } from '../build/command-facts';
import type { CommandValues } from '../build/command-values';

/** The parameter type that accepts the ids of each item type. Types without one have no command. */
const paramTypes: Readonly<Record<number, ItemParamType>> = {
  [ItemType.Avatar]: 'avatarList',
  [ItemType.Normal]: 'itemList',
  [ItemType.Monster]: 'monsterList',
  [ItemType.Weapon]: 'weaponList',
  [ItemType.Scene]: 'sceneList',
  [ItemType.ArtifactConfig]: 'artifactList',
  [ItemType.Quest]: 'questList',
};

export interface CommandForItem {
  command: Command;
  /** The values, with the item filled in. */
  values: CommandValues;
}

/**
 * The usable commands that accept an item of the handbook, in the order of the file (docs/behaviour/commands.md#commands-for-an-item). If
 * the item's parameter has conditions, the values that they require are filled in, too.
 */
export function commandsForItem(commands: readonly Command[], item: { type: number; id: string }): CommandForItem[] {
  const type = paramTypes[item.type];
  if (type === undefined) return [];
  return commands.flatMap((command) => {
    if (command.fault) return [];
    for (const param of command.params.filter((one) => one.type === type)) {
      const wanted = param.allow.map(({ id, value }) => [id, value.slice(0, 1)] as const);
      const values = { ...Object.fromEntries(wanted), [param.id]: [item.id] };
      const { visibleParams } = buildCommand({ command, values });
      // If its parameter stays hidden, the item would be lost.
      if (visibleParams.includes(param)) return [{ command, values }];
    }
    return [];
  });
}
