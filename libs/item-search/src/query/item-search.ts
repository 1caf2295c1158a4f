import { EditDistance } from '../typos/edit-distance';
import { FuzzyHits } from '../typos/fuzzy-hits';
import { FuzzyNames } from '../typos/fuzzy-names';
import { FuzzyWords } from '../typos/fuzzy-words';
import { HitList } from '../ranking/hit-list';
import type { ItemIndexData } from '../index/item-index-data';
import { matchIds } from './match-ids';
import { matchInitials } from './match-initials';
import { matchInAnyOrder, matchInOnePiece } from './match-names';
import { maxQueryLength } from '../text/name-limits';
import { soundsOf } from './query-sounds';
import type { QueryText } from './query-text';
import { toQueryText, withoutWords } from './query-text';
import type { ItemHits, ItemQuery } from '../search-entry';

/**
 * If there are this many hits without typos, hits with typos are not needed. The number is the same for each page, because pages must fit
 * together.
 */
const enoughHits = 24;

/** In a longer query any word could be wrong, and each additional search costs time. */
const maxWordsForParts = 5;
const maxWordsTooMany = 2;
/** Typos cost most of the search time, so only a few parts are searched with typos. */
const maxWordsForNearParts = 3;

/** Searches an index. It has its own working memory, so each thread creates one over the same data. */
export class ItemSearch {
  readonly #hits: HitList;
  readonly #fuzzyHits = new FuzzyHits();
  readonly #fuzzyNames: FuzzyNames;
  readonly #fuzzyWords: FuzzyWords;

  constructor(private readonly data: ItemIndexData) {
    const distance = new EditDistance();
    this.#hits = new HitList(data);
    this.#fuzzyNames = new FuzzyNames(data.names, distance);
    this.#fuzzyWords = new FuzzyWords(data.words, distance);
  }

  /**
   * One page of the matching entries, in this order: exact, by prefix, by word, by part, with typos. A text of spaces matches every entry
   * of the game and type; any other text without a letter or digit matches none.
   */
  search(query: ItemQuery): ItemHits {
    if (query.text.trim() === '') return this.#list(query);
    const text = toQueryText(query.text);
    if (text.units.length === 0) return { entries: [], matched: [], total: 0 };
    const hits = this.#hits;
    hits.begin(query);
    this.#match(text);
    if (text.digits === null && !hits.hasExact && hits.closeCount < enoughHits) {
      const sounds = soundsOf(query.text.slice(0, maxQueryLength)).map(toQueryText);
      this.#matchSounds(sounds);
      this.#matchNearly(text);
      // Only if there are no close hits, because an approximate sound matches too many names.
      if (hits.closeCount === 0)
        for (const sound of new Set([sounds[0], sounds.at(-1)])) if (sound) this.#matchNearly(sound);
      if (hits.closeCount === 0) this.#matchPartly(query.text);
    }
    return hits.page(query);
  }

  #match(text: QueryText): void {
    const hits = this.#hits;
    if (text.digits !== null) matchIds(this.data.entries, text.digits, hits);
    else matchInitials(this.data.initials, text, hits);
    matchInOnePiece(this.data.names, text, hits);
    if (text.words.length > 1) matchInAnyOrder(this.data.names, text, hits);
  }

  #matchNearWords(text: QueryText): void {
    this.#fuzzyHits.clear();
    this.#fuzzyWords.find(text, this.#fuzzyHits);
    this.#fuzzyHits.addTo(this.#hits);
  }

  #matchNearly(text: QueryText): void {
    this.#fuzzyHits.clear();
    this.#fuzzyWords.find(text, this.#fuzzyHits);
    // If several words match approximately, splitting or joining the query is not needed.
    if (text.words.length === 1 || this.#fuzzyHits.fewest > 1) this.#fuzzyNames.find(text, this.#fuzzyHits);
    this.#fuzzyHits.addTo(this.#hits);
  }

  #matchSounds(sounds: readonly QueryText[]): void {
    const hits = this.#hits;
    hits.way = 'sound';
    for (const sound of sounds) {
      matchInOnePiece(this.data.names, sound, hits);
      if (sound.words.length > 1) matchInAnyOrder(this.data.names, sound, hits);
    }
    hits.way = 'written';
  }

  #matchPartly(text: string): void {
    const hits = this.#hits;
    hits.way = 'part';
    for (let count = 1; count <= maxWordsTooMany && hits.isEmpty; count += 1)
      for (const part of withoutWords(text, count, maxWordsForParts)) this.#match(part);
    if (hits.isEmpty) for (const part of withoutWords(text, 1, maxWordsForNearParts)) this.#matchNearWords(part);
    hits.way = 'written';
  }

  #list({ game, type, accepts, offset, limit }: ItemQuery): ItemHits {
    const { count, order, games, types } = this.data.entries;
    const entries: number[] = [];
    let total = 0;
    for (let place = 0; place < count; place += 1) {
      const entry = order[place]!;
      if (game !== undefined && games[entry] !== game) continue;
      if (type !== undefined && types[entry] !== type) continue;
      if (accepts && !accepts(entry)) continue;
      if (total >= offset && entries.length < limit) entries.push(entry);
      total += 1;
    }
    return { entries, matched: entries.map(() => null), total };
  }
}
