import type { Item, ItemDetails, ItemRelation, Language } from '@starhaven/contracts/handbook';
import { languages, nameLanguages } from '@starhaven/contracts/handbook';
import type { ItemFact } from './item-facts';
import { toItemFacts } from './item-facts';
import type { ItemContext, ItemSummary } from '../items/item-summary';
import { toItemSummary } from '../items/item-summary';
import { languageNames } from '@starhaven/contracts/handbook';
import { plainText } from './plain-text';
import type { PropertyTable } from './property-table';
import { toPropertyTable } from './property-table';

/** A language on the page of an item. */
export interface ItemLanguage {
  label: string;
  /** BCP 47 tag. */
  tag: string;
  /** The item's name in this language; null if the host does not send it. */
  name: string | null;
  /** Address of the page in this language; null for a language that has only names. */
  to: string | null;
  isCurrent: boolean;
}

/** An item as its page shows it. */
export interface ItemView {
  item: ItemSummary;
  /** Tag of the language that the page is shown in. */
  lang: string;
  /** In the chosen language if it exists; not shortened. */
  desc: string;
  /** The chosen language first. */
  languages: ItemLanguage[];
  facts: ItemFact[];
  table: PropertyTable | null;
  related: { title: string; items: ItemSummary[] }[];
}

const relationTitles: Record<ItemRelation, string> = {
  set: 'Other pieces of the set',
  main: 'Main properties it can have',
  sub: 'Sub properties it can have',
  artifact: 'Artifacts that can have it',
  'same-name': 'Others of the same name',
  kind: 'Of the same kind and rarity',
};

const maxDescLength = 4_000;

type Details = Pick<ItemDetails, 'names' | 'descs' | 'related'>;

/** Builds the view of an item. If the host sends no details, the item has one name and no related items. */
export function toItemView(
  item: Item,
  context: ItemContext & { game: number; type: number; pathIn: (language: Language) => string; hasFilters?: boolean },
  details: Details | null,
): ItemView {
  const { language, game, type, hasFilters = false } = context;
  const whole: Item = { ...item, game: item.game || game, type: item.type || type };
  return {
    item: toItemSummary(inLanguage(whole, details?.names[language]), context),
    lang: languageNames[language].tag,
    desc: plainText(details?.descs[language] || item.desc, maxDescLength),
    languages: toLanguages(details, context),
    facts: toItemFacts(whole, language, hasFilters),
    table: toPropertyTable(whole),
    related: (details?.related ?? [])
      .filter(({ items }) => items.length > 0)
      .map(({ relation, items }) => ({
        title: relationTitles[relation],
        items: items.map((one) => toItemSummary(one, { ...context, type: null })),
      })),
  };
}

/** The item with its name in the requested language, if it has one. */
function inLanguage({ nameLanguage, ...item }: Item, name = ''): Item {
  if (name !== '') return { ...item, name };
  return nameLanguage === undefined ? item : { ...item, nameLanguage };
}

/** The languages with a name. Without details they are unknown, so every language is offered. */
function toLanguages(
  details: Details | null,
  { language, pathIn }: { language: Language; pathIn: (language: Language) => string },
): ItemLanguage[] {
  const all = nameLanguages.map((code) => {
    const pageLanguage = languages.find((one) => one === code);
    return {
      ...languageNames[code],
      name: plainText(details?.names[code] ?? '', 200) || null,
      to: pageLanguage === undefined ? null : pathIn(pageLanguage),
      isCurrent: code === language,
    };
  });
  const known = all.filter(({ name, to }) => (details ? name !== null : to !== null));
  return [...known.filter(({ isCurrent }) => isCurrent), ...known.filter(({ isCurrent }) => !isCurrent)];
}
