import { ItemType } from '@starhaven/contracts/handbook';

/** Types that most visitors search for come first; types that only importers use come last. */
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

/** From 0 (avatars) to 12 (unknown types). */
export function typeRank(type: number): number {
  const rank = order.indexOf(type);
  return rank === -1 ? order.length : rank;
}
