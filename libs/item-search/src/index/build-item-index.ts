import { nameLanguages } from '@starhaven/contracts/handbook';
import { buildEntryTable } from './build-entry-table';
import { InitialsTableBuilder } from './build-initials-table';
import { buildNameTable } from './build-name-table';
import { buildWordTable } from './build-word-table';
import type { ChineseReader } from '../text/chinese-reader';
import { GrowingUint32 } from './growing-array';
import { syllablesOfHangul } from '../text/hangul-syllables';
import type { ItemIndexData } from './item-index-data';
import { nameKind } from '../text/name-kind';
import { NameNumbers } from '../text/name-numbers';
import type { SearchEntry } from '../search-entry';
import { TextTableBuilder } from './text-table';

/** Shorter aliases are abbreviations: with one or two typos they would match any other short text. */
const leastFuzzyAlias = 6;
/** A longer Chinese name is a sentence, which visitors do not search for by its pinyin. */
const longestSounded = 12;
const chineseScript = /\p{Script=Han}/u;

/**
 * Builds the index of all names of all entries; takes one to two seconds for 200,000 names.
 * @param chinese adds the other Chinese script of names if it is missing, and their pinyin
 * @throws RangeError for more than 2,097,152 entries
 */
export function buildItemIndex(entries: Iterable<SearchEntry>, chinese?: ChineseReader): ItemIndexData {
  const table = buildEntryTable();
  const names = new NameNumbers();
  const texts = new TextTableBuilder();
  const bearings = {
    names: new GrowingUint32(),
    entries: new GrowingUint32(),
    languages: new GrowingUint32(),
    sources: new GrowingUint32(),
  };
  const initials = new InitialsTableBuilder();
  const sounded: { text: string; ordinal: number }[] = [];
  const shortAliases: { text: string; ordinal: number }[] = [];
  const bear = (text: string, ordinal: number, languages: number, source = '') => {
    const name = names.numberOf(text);
    if (name === -1) return;
    bearings.names.push(name);
    bearings.entries.push(ordinal);
    bearings.languages.push(languages);
    bearings.sources.push(source === '' ? 0 : texts.numberOf(source));
  };
  for (const entry of entries) {
    const ordinal = table.add(entry);
    const own = chinese ? withBothScripts(entry.names, chinese) : entry.names;
    const languagesOf = new Map<string, number>();
    nameLanguages.forEach((language, bit) => {
      const text = own[language];
      if (text) languagesOf.set(text, (languagesOf.get(text) ?? 0) | (1 << bit));
    });
    for (const [text, languages] of languagesOf) bear(text, ordinal, languages);
    if (own.KR) initials.add(syllablesOfHangul(own.KR), ordinal, texts.numberOf(own.KR));
    if (own.CHS) sounded.push({ text: own.CHS, ordinal });
    for (const text of entry.aliases ?? []) {
      const isShort = text.length < leastFuzzyAlias;
      if (isShort) shortAliases.push({ text, ordinal });
      else bear(text, ordinal, nameKind.alias, text);
      if (!chinese || !chineseScript.test(text)) continue;
      shortAliases.push({ text: chinese.toTraditional(text), ordinal });
      sounded.push({ text, ordinal });
    }
  }
  const exactOnlyFrom = names.folded.length;
  for (const { text, ordinal } of shortAliases) bear(text, ordinal, nameKind.alias, text);
  if (chinese) {
    const pinyin = new Map<string, string[]>();
    for (const { text, ordinal } of sounded) {
      if (text.length > longestSounded || !chineseScript.test(text)) continue;
      let syllables = pinyin.get(text);
      if (syllables === undefined) pinyin.set(text, (syllables = chinese.toPinyin(text)));
      bear(syllables.join(' '), ordinal, nameKind.sound, text);
      initials.add([syllables.map((syllable) => syllable.charAt(0))], ordinal, texts.numberOf(text));
    }
  }
  return {
    entries: table.finish(),
    names: buildNameTable(names.folded, bearings, exactOnlyFrom),
    words: buildWordTable(names.folded, exactOnlyFrom),
    initials: initials.finish(),
    texts: texts.finish(),
  };
}

function withBothScripts(names: SearchEntry['names'], chinese: ChineseReader): SearchEntry['names'] {
  const { CHS, CHT } = names;
  if (CHS && !CHT) return { ...names, CHT: chinese.toTraditional(CHS) };
  return CHT && !CHS ? { ...names, CHS: chinese.toSimplified(CHT) } : names;
}
