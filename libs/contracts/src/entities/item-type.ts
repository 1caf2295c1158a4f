/** What an item of the handbook is (docs/behaviour/handbook.md#item-types); also what a search is narrowed to. */
export const ItemType = {
  Avatar: 1,
  Normal: 2,
  Monster: 3,
  Weapon: 4,
  Scene: 5,
  Gadget: 6,
  ArtifactMain: 7,
  ArtifactSub: 8,
  ArtifactConfig: 9,
  Quest: 10,
  Plane: 11,
  Stage: 12,
} as const;
export type ItemType = (typeof ItemType)[keyof typeof ItemType];
