/** How a user enters a parameter (docs/behaviour/commands.md#parameter-types). Any other word means the default, text. */
export const commandParamTypes = [
  'select',
  'range',
  'number',
  'avatarList',
  'itemList',
  'monsterList',
  'weaponList',
  'artifactList',
  'questList',
  'sceneList',
  'propmainList',
  'propSub',
  'text',
] as const;
export type CommandParamType = (typeof commandParamTypes)[number];

/** Returns the type with that name; text for any other name. */
export function commandParamTypeOf(name: string): CommandParamType {
  return commandParamTypes.find((type) => type === name) ?? 'text';
}
