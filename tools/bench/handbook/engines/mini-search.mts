import MiniSearch from 'minisearch';
import type { SearchEntry } from '@starhaven/item-search';

const ideographs = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;
const run = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+|[^\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+/gu;

/** Words, or pairs of characters in scripts without word breaks, as MiniSearch's documentation advises. */
function tokenize(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((word) =>
    (word.match(run) ?? []).flatMap((piece) => {
      const characters = [...piece];
      if (!ideographs.test(piece) || characters.length === 1) return [piece];
      return characters.slice(1).map((character, at) => characters[at] + character);
    }),
  );
}

const fold = (term: string) =>
  term
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

export async function openMiniSearch(rows: SearchEntry[]) {
  const engine = new MiniSearch<{ id: number; number: string; names: string }>({
    fields: ['number', 'names'],
    tokenize,
    processTerm: (term) => fold(term) || null,
  });
  engine.addAll(
    rows.map(({ id, names }, entry) => ({
      id: entry,
      number: String(id),
      names: [...new Set(Object.values(names))].join(' '),
    })),
  );
  return {
    bytesBeside: 0,
    find: (text: string, limit: number) =>
      engine
        .search(text, {
          fuzzy: (term) => (ideographs.test(term) ? false : 0.2),
          prefix: true,
          combineWith: ideographs.test(text) ? 'OR' : 'AND',
        })
        .slice(0, limit)
        // Each document was added with a number as its id.
        .map(({ id }) => id as number),
    close: async () => {},
  };
}
