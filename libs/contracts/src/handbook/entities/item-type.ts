/** The kind of a handbook item (docs/behaviour/handbook.md#item-types); a search can be narrowed to one kind. */
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
