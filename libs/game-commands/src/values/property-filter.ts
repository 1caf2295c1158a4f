import { GameId } from '@starhaven/contracts/games';

/**
 * Whether a list of properties is limited to the group of the chosen artifact, and whether the visitor may switch that off with
 * `Auto Filter (Official)` (docs/behaviour/handbook.md#picker-groups).
 */
export function propertyFilterOf({
  game,
  group,
  isAuto = true,
}: {
  game: number;
  /** `main` or `sub` of the artifact; empty if unknown. */
  group: string;
  /** The visitor's choice; on unless the caller says otherwise. */
  isAuto?: boolean;
}): { hasToggle: boolean; isFiltered: boolean } {
  const isAlways = game === GameId.HonkaiStarRail;
  return { hasToggle: group !== '' && !isAlways, isFiltered: group !== '' && (isAlways || isAuto) };
}

/** The properties of the group, or all of them if the list is not limited. */
export function filterProperties<P extends { grup: string }>(
  properties: readonly P[],
  { group, isFiltered }: { group: string; isFiltered: boolean },
): P[] {
  return isFiltered ? properties.filter(({ grup }) => grup === group) : [...properties];
}

/** The initial slot filter of the artifact picker; null shows all. Genshin has many artifacts with the same name but different slots. */
export const defaultSlotFilter = (game: number): number | null => (game === GameId.GenshinImpact ? 4 : null);
