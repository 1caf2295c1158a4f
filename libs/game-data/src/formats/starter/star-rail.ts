import { ItemType, starRailSlotNames } from '@starhaven/contracts/handbook';
import { starRailPropertyRows } from '../../facts/star-rail/star-rail-properties';
import { relicFactsOf, relicIdOf } from '../../facts/star-rail/star-rail-relics';
import type { ImportedItem, ImportedRow } from '../../imported-item';
import { newItem } from '../../rows/new-item';
import { newStarter } from './new-starter';
import { characters, items, lightCones, relicSets } from './star-rail-rows';
import { starterItems } from './starter-table';

const languages = ['EN', 'CHS', 'JP', 'KR'] as const;

/** The 5★ pieces of all sets, named after set and slot. */
function relics(): ImportedItem[] {
  return relicSets
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, id, name] = /^(\d+) (.+)$/.exec(line) ?? [];
      const slots = Number(id) < 300 ? ([1, 2, 3, 4] as const) : ([5, 6] as const);
      return slots.map((slot) => {
        const piece = relicIdOf(Number(id), 5, slot);
        return newItem(ItemType.ArtifactConfig, piece, {
          name: `${name} (${starRailSlotNames[slot]})`,
          ...relicFactsOf(piece),
        });
      });
    });
}

function rows(): ImportedRow[] {
  const known = [
    ...starterItems(ItemType.Avatar, characters, languages),
    ...starterItems(ItemType.Weapon, lightCones, languages),
    ...starterItems(ItemType.Normal, items, languages),
    ...relics(),
  ];
  return [...known.map((item) => ({ item })), ...starRailPropertyRows()];
}

/** Star Rail without an operator's data: well-known rows, so that search, pickers and commands work without setup. */
export const starterStarRail = newStarter('starter-star-rail', 'Starter set of Honkai: Star Rail', 2, rows);
