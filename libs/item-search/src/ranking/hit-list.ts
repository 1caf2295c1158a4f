import { defaultLanguage, ItemType, nameLanguages } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import type { ItemIndexData, NameTable } from '../index/item-index-data';
import { languageBits, nameKind } from '../text/name-kind';
import { aliasMatch, match, maxEntries, maxRankedLength, placeFactor, soundMatch, withoutOneWord } from './rank-key';
import type { ItemHits, ItemQuery, MatchedName } from '../search-entry';
import { selectSmallest } from './select-smallest';
import { textOf } from '../index/text-table';

const englishBit = 1 << nameLanguages.indexOf(defaultLanguage);
const leastChance = match.acrossWords * placeFactor.match;

/** The entries that match one query, each with its best rank. Reused for the next query. */
export class HitList {
  readonly #ranks: Float64Array;
  readonly #found: Uint32Array;
  readonly #sorted: Float64Array;
  /** For each entry, the source of its best match; see `#add`. */
  readonly #best: Int32Array;
  #count = 0;
  #closeCount = 0;
  #language: NameLanguage = defaultLanguage;
  #languageBit = 0;
  /** The bits of the preferred language and of English, the languages of the names that visitors see. */
  #shownBits = 0;
  #bestShown = Infinity;
  #game: number | undefined;
  #type: number | undefined;
  #accepts: ItemQuery['accepts'];
  #hasExact = false;
  #isNarrowed = false;
  /** What is searched now: the text as written, its sound, or the text without one of its words. */
  way: 'written' | 'sound' | 'part' = 'written';
  readonly #names: NameTable;
  readonly #baseRanks: Float64Array;

  constructor(private readonly data: ItemIndexData) {
    this.#names = data.names;
    this.#baseRanks = data.entries.ranks;
    this.#ranks = new Float64Array(data.entries.count).fill(Infinity);
    this.#found = new Uint32Array(data.entries.count);
    this.#sorted = new Float64Array(data.entries.count);
    this.#best = new Int32Array(data.entries.count);
  }

  /** Number of entries whose match is more than a coincidence. */
  get closeCount(): number {
    return this.#closeCount;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  get hasExact(): boolean {
    return this.#hasExact;
  }

  begin({ language, game, type, accepts }: ItemQuery): void {
    for (let at = 0; at < this.#count; at += 1) this.#ranks[this.#found[at]!] = Infinity;
    this.#count = 0;
    this.#closeCount = 0;
    this.#hasExact = false;
    this.#language = language;
    this.#languageBit = 1 << nameLanguages.indexOf(language);
    this.#shownBits = this.#languageBit | englishBit | nameKind.alias;
    this.way = 'written';
    this.#bestShown = Infinity;
    this.#game = game;
    this.#type = type;
    this.#accepts = accepts;
    this.#isNarrowed = game !== undefined || type !== undefined || accepts !== undefined;
  }

  /** How the best name in the preferred language or English matches; infinite if none matches. */
  get bestShown(): number {
    return this.#bestShown;
  }

  /**
   * @param how a value of `match` or `fuzzyMatch`
   * @param whose `shown`: only names in the preferred language or English; `foreign`: only names in other languages
   */
  addName(name: number, how: number, whose: 'all' | 'shown' | 'foreign' = 'all'): void {
    const { starts, owners, ownerLanguages } = this.#names;
    const length = Math.min(starts[name + 1]! - starts[name]!, maxRankedLength);
    const rankOfLength = length * placeFactor.length;
    const end = owners.starts[name + 1]!;
    for (let at = owners.starts[name]!; at < end; at += 1) {
      const languages = ownerLanguages[at]!;
      const isShown = (languages & this.#shownBits) !== 0;
      if (whose !== 'all' && isShown !== (whose === 'shown')) continue;
      const entry = owners.members[at]!;
      const own = this.#matchOf(entry, how, languages);
      if (isShown && own < this.#bestShown && this.#isMeant(entry)) this.#bestShown = own;
      // An alias and a sound have no language.
      const isPreferred = (languages & this.#languageBit) !== 0 || (languages & languageBits) === 0;
      const rank = own * placeFactor.match + rankOfLength;
      this.#add(entry, isPreferred ? rank : rank + placeFactor.language, own, at + 1);
    }
  }

  /** The match of a name, adjusted for an entry that has it. */
  #matchOf(entry: number, how: number, languages: number): number {
    let own = how;
    if (how === match.lastWord)
      own = this.data.entries.types[entry] === ItemType.Avatar ? match.prefix : match.wordPrefix;
    if ((languages & languageBits) === 0) own = languages & nameKind.alias ? aliasMatch(own) : soundMatch(own);
    else if (this.way === 'sound') own = soundMatch(own);
    return this.way === 'part' ? withoutOneWord(own) : own;
  }

  /** Adds an id, which counts as a match in every language. @param length in digits */
  addId(entry: number, how: number, length: number): void {
    this.addInitials(entry, how, length, 0);
  }

  /** Adds initials of syllables, which count as a match in every language. @param source number of the text that has them */
  addInitials(entry: number, how: number, length: number, source: number): void {
    const own = this.way === 'part' ? withoutOneWord(how) : how;
    this.#add(entry, own * placeFactor.match + length * placeFactor.length, own, -source);
  }

  page({ offset, limit }: ItemQuery): ItemHits {
    for (let at = 0; at < this.#count; at += 1) this.#sorted[at] = this.#ranks[this.#found[at]!]!;
    const end = Math.min(offset + limit, this.#count);
    if (offset >= end) return { entries: [], matched: [], total: this.#count };
    const ranks = selectSmallest(this.#sorted.subarray(0, this.#count), end);
    const { order } = this.data.entries;
    const entries = Array.from(ranks.subarray(offset), (rank) => order[rank % maxEntries]!);
    return { entries, matched: entries.map((entry) => this.#matchedBy(this.#best[entry]!)), total: this.#count };
  }

  #matchedBy(best: number): MatchedName | null {
    if (best === 0) return null;
    const source = best < 0 ? -best : this.#names.ownerSources[best - 1]!;
    if (source > 0) return { text: textOf(this.data.texts, source) };
    const languages = this.#names.ownerLanguages[best - 1]!;
    const shown = [this.#language, defaultLanguage, ...nameLanguages];
    const language = shown.find((code) => (languages & (1 << nameLanguages.indexOf(code))) !== 0);
    return language === undefined ? null : { language };
  }

  /** @param by the source of the match: a position among the owners of names from 1 on, a text below 0, 0 for neither */
  #add(entry: number, rankOfMatch: number, how: number, by: number): void {
    const rank = rankOfMatch + this.#baseRanks[entry]!;
    const known = this.#ranks[entry]!;
    if (rank >= known || !this.#isMeant(entry)) return;
    if (known === Infinity) this.#found[this.#count++] = entry;
    this.#ranks[entry] = rank;
    this.#best[entry] = by;
    if (known < leastChance) return;
    if (how < match.acrossWords) this.#closeCount += 1;
    if (how <= aliasMatch(match.exact)) this.#hasExact = true;
  }

  #isMeant(entry: number): boolean {
    if (!this.#isNarrowed) return true;
    const { games, types } = this.data.entries;
    if (this.#game !== undefined && games[entry] !== this.#game) return false;
    if (this.#type !== undefined && types[entry] !== this.#type) return false;
    return this.#accepts?.(entry) ?? true;
  }
}
