import type { Item, ItemDetails, ItemRelation, Language } from '@starhaven/contracts';
import { languages, nameLanguages } from '@starhaven/contracts';
import type { ItemFact } from './item-facts';
import { toItemFacts } from './item-facts';
import type { ItemContext, ItemSummary } from './item-summary';
import { toItemSummary } from './item-summary';
import { languageNames } from './language-names';
import { plainText } from './plain-text';
import type { PropertyTable } from './property-table';
import { toPropertyTable } from './property-table';

/** A language on the page of an item. */
export interface ItemLanguage {
  label: string;
  /** Of BCP 47. */
  tag: string;
  /** The item's name in it; null when the host does not tell it. */
  name: string | null;
  /** Address of the page in it; null for a language that names are known in but pages are not shown in. */
  to: string | null;
  isCurrent: boolean;
}

/** An item as its page shows it. */
export interface ItemView {
  item: ItemSummary;
  /** Tag of the language that the page is shown in. */
  lang: string;
  /** In the chosen language where it has one; not cut. */
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
};

const maxDescLength = 4_000;

type Details = Pick<ItemDetails, 'names' | 'descs' | 'related'>;

/** Builds the view of an item; from a host without details it has one name and nothing related. */
export function toItemView(
  item: Item,
  context: ItemContext & { game: number; type: number; pathIn: (language: Language) => string },
  details: Details | null,
): ItemView {
  const { language, game, type } = context;
  const whole: Item = { ...item, game: item.game || game, type: item.type || type };
  return {
    item: toItemSummary(inLanguage(whole, details?.names[language]), context),
    lang: languageNames[language].tag,
    desc: plainText(details?.descs[language] || item.desc, maxDescLength),
    languages: toLanguages(details, context),
    facts: toItemFacts(whole),
    table: toPropertyTable(whole),
    related: (details?.related ?? [])
      .filter(({ items }) => items.length > 0)
      .map(({ relation, items }) => ({
        title: relationTitles[relation],
        items: items.map((one) => toItemSummary(one, { ...context, type: null })),
      })),
  };
}

/** The item under its name in the asked language, where it has one. */
function inLanguage({ nameLanguage, ...item }: Item, name = ''): Item {
  if (name !== '') return { ...item, name };
  return nameLanguage === undefined ? item : { ...item, nameLanguage };
}

/** The languages with a name; without details nobody knows which there are, so each may be asked for. */
function toLanguages(
  details: Details | null,
  { language, pathIn }: { language: Language; pathIn: (language: Language) => string },
): ItemLanguage[] {
  const all = nameLanguages.map((code) => ({
    ...languageNames[code],
    name: plainText(details?.names[code] ?? '', 200) || null,
    to: languages.some((one) => one === code) ? pathIn(code as Language) : null,
    isCurrent: code === language,
  }));
  const known = all.filter(({ name, to }) => (details ? name !== null : to !== null));
  return [...known.filter(({ isCurrent }) => isCurrent), ...known.filter(({ isCurrent }) => !isCurrent)];
}
