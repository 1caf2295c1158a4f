import { ItemType } from './entities/item-type';

export interface ItemTypeInfo {
  type: ItemType;
  /** The type's name in the address of an item. */
  slug: string;
  /** The specification's name. */
  label: string;
  /** For titles about several items. */
  plural: string;
}

/** The spec's types with its names for them (docs/behaviour/handbook.md#item-types). */
export const itemTypes: readonly ItemTypeInfo[] = [
  { type: ItemType.Avatar, slug: 'avatar', label: 'Avatar', plural: 'Avatars' },
  { type: ItemType.Normal, slug: 'item', label: 'Normal', plural: 'Normal items' },
  { type: ItemType.Monster, slug: 'monster', label: 'Monster', plural: 'Monsters' },
  { type: ItemType.Weapon, slug: 'weapon', label: 'Weapon', plural: 'Weapons' },
  { type: ItemType.Scene, slug: 'scene', label: 'Scene', plural: 'Scenes' },
  { type: ItemType.Gadget, slug: 'gadget', label: 'Gadget', plural: 'Gadgets' },
  { type: ItemType.ArtifactMain, slug: 'main-property', label: 'Artifact Main', plural: 'Artifact Main properties' },
  { type: ItemType.ArtifactSub, slug: 'sub-property', label: 'Artifact Sub', plural: 'Artifact Sub properties' },
  { type: ItemType.ArtifactConfig, slug: 'artifact', label: 'Artifact Config', plural: 'Artifact Config' },
  { type: ItemType.Quest, slug: 'quest', label: 'Quest', plural: 'Quests' },
  { type: ItemType.Plane, slug: 'plane', label: 'Plane', plural: 'Planes' },
  { type: ItemType.Stage, slug: 'stage', label: 'Stage', plural: 'Stages' },
];

/** null for 0 (not sent) and for unknown types of other hosts. */
export const findItemType = (type: number): ItemTypeInfo | null => itemTypes.find((info) => info.type === type) ?? null;

export const findItemTypeBySlug = (slug: string | undefined): ItemTypeInfo | null =>
  itemTypes.find((info) => info.slug === slug) ?? null;
