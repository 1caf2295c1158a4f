import type { Command } from '@starhaven/contracts/commands';
import { ItemType } from '@starhaven/contracts/handbook';
import type { ItemParamType } from '../build/command-facts';
import type { CommandValues } from '../build/command-values';

/** The type of parameter that takes the ids of a kind of item. Kinds without one have no command of their own. */
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
  /** The item in its place. */
  values: CommandValues;
}

/**
 * The usable commands that take an item of the handbook, in the order of the file (docs/behaviour/commands.md#commands-for-an-item). A
 * parameter that only other choices show is not counted: the item would be lost.
 */
export function commandsForItem(commands: readonly Command[], item: { type: number; id: string }): CommandForItem[] {
  const type = paramTypes[item.type];
  if (type === undefined) return [];
  return commands.flatMap((command) => {
    const param = command.params.find((one) => one.type === type && one.allow.length === 0);
    return command.fault || !param ? [] : [{ command, values: { [param.id]: [item.id] } }];
  });
}
