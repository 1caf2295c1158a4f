import type { CSSProperties } from 'react';

/** Gives an element and all its content the colour of a rarity (docs/behaviour/handbook.md#rarity). */
export const rarityStyle = (stars: number | undefined): CSSProperties | undefined =>
  stars !== undefined && stars > 0 ? { '--rarity': `var(--sh-rarity-${stars})` } : undefined;
