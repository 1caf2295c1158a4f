import type { Item, ItemDetails, ItemRelation, Language, NameLanguage } from '@starhaven/contracts';
import { languages, nameLanguages } from '@starhaven/contracts';
import type { ItemFact } from './item-facts';
import { toItemFacts } from './item-facts';
import type { ItemSummary } from './item-summary';
import { toItemSummary } from './item-summary';
import { plainText } from './plain-text';
import type { PropertyTable } from './property-table';
import { toPropertyTable } from './property-table';

/** An item as its page shows it. */
export interface ItemView {
  item: ItemSummary;
  /** In the chosen language where it has one; not cut. */
  desc: string;
  /** The chosen language first. */
  names: { language: NameLanguage; name: string }[];
  /** Languages that the page can be shown in. */
  offered: Language[];
  facts: ItemFact[];
  table: PropertyTable | null;
  related: { relation: ItemRelation; items: ItemSummary[] }[];
}

const maxDescLength = 4_000;

/** Builds the view of an item; from a host without details it has one name and nothing related. */
export function toItemView(
  item: Item,
  language: Language,
  asked: { game: number; type: number },
  details: Pick<ItemDetails, 'names' | 'descs' | 'related'> | null,
): ItemView {
  const whole: Item = { ...item, game: item.game || asked.game, type: item.type || asked.type };
  const inLanguage = details?.names[language];
  const names = nameLanguages
    .map((code) => ({ language: code, name: plainText(details?.names[code] ?? '', 200) }))
    .filter(({ name }) => name !== '');
  const summary = toItemSummary({ ...whole, name: inLanguage || item.name }, asked);
  return {
    item: summary,
    desc: plainText(details?.descs[language] || item.desc, maxDescLength),
    names: [...names.filter((one) => one.language === language), ...names.filter((one) => one.language !== language)],
    // Without details nobody knows which languages there are; each may be asked for.
    offered: details ? languages.filter((code) => names.some((one) => one.language === code)) : [...languages],
    facts: toItemFacts(whole),
    table: toPropertyTable(whole),
    related: (details?.related ?? [])
      .map(({ relation, items }) => ({
        relation,
        items: items.map((one) => toItemSummary(one, { ...asked, type: null })),
      }))
      .filter(({ items }) => items.length > 0),
  };
}
