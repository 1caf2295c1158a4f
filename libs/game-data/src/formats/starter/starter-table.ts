import type { ItemType, NameLanguage } from '@starhaven/contracts/handbook';
import type { ImportedItem } from '../../imported-item';
import { addTexts, newItem } from '../../rows/new-item';

/** Items of a table with one `id stars name | name …` per line; the names are in the order of the languages. */
export function starterItems(
  type: ItemType,
  table: string,
  languages: readonly NameLanguage[],
  group = '',
): ImportedItem[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, id, stars, names = ''] = /^(\d+) (\d) (.+)$/.exec(line) ?? [];
      const item = newItem(type, Number(id), { group, starType: Number(stars) });
      for (const [index, name] of names.split(' | ').entries()) addTexts(item, languages[index] ?? 'EN', name);
      return item;
    });
}
