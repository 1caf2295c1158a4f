/** How a parameter is entered (docs/behaviour/commands.md#parameter-types); any other word is the default, text. */
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

/** Returns the type of that name, text for every other. */
export function commandParamTypeOf(name: string): CommandParamType {
  return commandParamTypes.find((type) => type === name) ?? 'text';
}
