import type { ItemParamType } from '@starhaven/game-commands';
import { defaultStep, lastLevelOf, mainValueText, subValueText } from '@starhaven/game-commands';
import type { PickerRow } from './picker-row';

export interface DescribedIn {
  game: number;
  type: ItemParamType;
  /** Rarity of the chosen artifact; it decides the last level of a main property. */
  artifactStars?: number | undefined;
  /** Another name that matched the search. */
  also?: string | undefined;
}

/** The second line of a row: the name that matched, the values of a property, or the type of an item. */
export function describeRow(row: PickerRow, { game, type, artifactStars = 0, also }: DescribedIn): string {
  if (also) return `also known as ${also}`;
  const { stats, grup, kind } = row;
  const group = grup ? `Group ${grup}` : '';
  if (type === 'propmainList' && stats) {
    const level = lastLevelOf(game, artifactStars);
    return join(`${mainValueText(stats, 0)} at level 0, ${mainValueText(stats, level)} at level ${level}`, group);
  }
  if (type === 'propSub' && stats) {
    return join(subValueText(stats, defaultStep({ id: row.id, stats }), 1), group);
  }
  return join(kind ?? '', group);
}

const join = (...parts: string[]) => parts.filter(Boolean).join(' · ');
