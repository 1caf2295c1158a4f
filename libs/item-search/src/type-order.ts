import { ItemType } from '@starhaven/contracts';

/** What most visitors look for comes first; what only an importer knows comes last. */
const order: number[] = [
  ItemType.Avatar,
  ItemType.Weapon,
  ItemType.ArtifactConfig,
  ItemType.Monster,
  ItemType.Normal,
  ItemType.ArtifactMain,
  ItemType.ArtifactSub,
  ItemType.Plane,
  ItemType.Gadget,
  ItemType.Scene,
  ItemType.Quest,
  ItemType.Stage,
];

/** From 0 (avatars) to 12 (a type that nobody knows). */
export function typeRank(type: number): number {
  const rank = order.indexOf(type);
  return rank === -1 ? order.length : rank;
}
