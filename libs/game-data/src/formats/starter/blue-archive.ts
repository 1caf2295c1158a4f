import { ItemType } from '@starhaven/contracts/handbook';
import type { ImportedRow } from '../../imported-item';
import { currencies, equipment, items, students } from './blue-archive-rows';
import { newStarter } from './new-starter';
import { starterItems } from './starter-table';

function rows(): ImportedRow[] {
  const known = [
    ...starterItems(ItemType.Avatar, students, ['EN', 'JP', 'KR']),
    ...starterItems(ItemType.Normal, items, ['EN']),
    ...starterItems(ItemType.Normal, equipment, ['EN'], 'equipment'),
    ...starterItems(ItemType.Normal, currencies, ['EN'], 'currency'),
  ];
  return known.map((item) => ({ item }));
}

/** Blue Archive without an operator's data: well-known rows, so that search, pickers and commands work without setup. */
export const starterBlueArchive = newStarter('starter-blue-archive', 'Starter set of Blue Archive', 3, rows);
