import type { ItemParamType } from '@starhaven/game-commands';

/** What the picker for one type of parameter shows and loads. */
export interface PickerKind {
  /** Number of the item type (docs/behaviour/handbook.md#item-types). */
  type: number;
  title: string;
  /** Title of the toast when the list does not load (docs/behaviour/commands.md#picker-failures). */
  errorTitle: string;
  noneText: string;
  /** Name of the drawing that replaces a missing picture. */
  drawing: string;
}

const noItems = 'No items found';

/** Shown if a host has no items of a type (docs/behaviour/commands.md#ids-without-a-list). */
export const noListText = 'This site has no list of them. You can type an ID instead; it is not checked.';

/** Numbers instead of the contracts' `ItemType`, which would make the browser load the schemas of all items. */
export const pickerKinds: Readonly<Record<ItemParamType, PickerKind>> = {
  avatarList: {
    type: 1,
    title: 'Select Avatar(s)',
    errorTitle: 'Avatar Load Error',
    noneText: noItems,
    drawing: 'avatar',
  },
  itemList: { type: 2, title: 'Select Item(s)', errorTitle: 'Item Load Error', noneText: noItems, drawing: 'item' },
  monsterList: {
    type: 3,
    title: 'Select Monster(s)',
    errorTitle: 'Monster Load Error',
    noneText: noItems,
    drawing: 'monster',
  },
  weaponList: {
    type: 4,
    title: 'Select Weapon(s)',
    errorTitle: 'Weapon Load Error',
    noneText: noItems,
    drawing: 'weapon',
  },
  sceneList: { type: 5, title: 'Select Scene(s)', errorTitle: 'Scene Load Error', noneText: noItems, drawing: 'scene' },
  propmainList: {
    type: 7,
    title: 'Select Main Property',
    errorTitle: 'Prop Main Load Error',
    noneText: 'No main properties found',
    drawing: 'main-property',
  },
  propSub: {
    type: 8,
    title: 'Select Sub Property',
    errorTitle: 'Prop Sub Load Error',
    noneText: 'No sub properties found',
    drawing: 'sub-property',
  },
  artifactList: {
    type: 9,
    title: 'Select Artifact(s)',
    errorTitle: 'Artifact Load Error',
    noneText: noItems,
    drawing: 'artifact',
  },
  questList: {
    type: 10,
    title: 'Select Quest(s)',
    errorTitle: 'Quest Load Error',
    noneText: noItems,
    drawing: 'quest',
  },
};

/** The type of parameter with that name; null for any other text. */
export const findItemParamType = (text: string | null): ItemParamType | null =>
  // It is a key of `pickerKinds`, which has all types.
  text !== null && Object.hasOwn(pickerKinds, text) ? (text as ItemParamType) : null;

/** Whether the type's items are properties of artifacts, whose ids are unique only within groups. */
export const isPropertyType = (type: ItemParamType): type is 'propmainList' | 'propSub' =>
  type === 'propmainList' || type === 'propSub';
