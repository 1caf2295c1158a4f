/** Slots of Genshin Impact, in the order of the game's `equipType` (docs/behaviour/handbook.md#slots). */
export const GenshinSlot = { Flower: 1, Plume: 2, Sands: 3, Goblet: 4, Circlet: 5, Weapon: 6 } as const;
export type GenshinSlot = (typeof GenshinSlot)[keyof typeof GenshinSlot];

/** Slots of Honkai: Star Rail, in the order of the game's `equipType` (docs/behaviour/handbook.md#slots). */
export const StarRailSlot = { Head: 1, Hands: 2, Body: 3, Feet: 4, PlanarSphere: 5, LinkRope: 6 } as const;
export type StarRailSlot = (typeof StarRailSlot)[keyof typeof StarRailSlot];

export const genshinSlotNames: Record<GenshinSlot, string> = {
  1: 'Flower',
  2: 'Plume',
  3: 'Sands',
  4: 'Goblet',
  5: 'Circlet',
  6: 'Weapon',
};

export const starRailSlotNames: Record<StarRailSlot, string> = {
  1: 'Head',
  2: 'Hands',
  3: 'Body',
  4: 'Feet',
  5: 'Planar Sphere',
  6: 'Link Rope',
};
