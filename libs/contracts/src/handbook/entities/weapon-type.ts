/** The kind of a weapon (docs/behaviour/handbook.md#fields-of-a-type). */
export const WeaponType = { Sword: 1, Claymore: 2, Polearm: 3, Catalyst: 4, Bow: 5 } as const;
export type WeaponType = (typeof WeaponType)[keyof typeof WeaponType];
