import fc from 'fast-check';
import type { Language } from '@starhaven/contracts/handbook';
import { languages, nameLanguages } from '@starhaven/contracts/handbook';
import { buildItemIndex } from './index/build-item-index';
import { ItemSearch } from './query/item-search';
import { toQueryText } from './query/query-text';
import { readRecallEntries } from './recall/read-recall-entries';

const entries = readRecallEntries();
const search = new ItemSearch(buildItemIndex(entries));
const named = entries.flatMap(({ names }, entry) =>
  nameLanguages.flatMap((language) => (names[language] ? [{ entry, language, name: names[language] }] : [])),
);
const someName = fc.constantFrom(...named);
const asked = (language: string): Language => languages.find((one) => one === language) ?? 'EN';

test('every name finds its item, or one of the same name, among the first three', () => {
  const lost = named.filter(({ entry, language, name }) => {
    const found = search.search({ text: name, language: asked(language), offset: 0, limit: 3 }).entries;
    return !found.includes(entry) && !found.some((one) => entries[one]!.names[language] === name);
  });
  expect(lost).toEqual([]);
});

test('every part of three letters or more finds what it was taken from', () => {
  fc.assert(
    fc.property(someName, fc.nat(60), fc.integer({ min: 3, max: 20 }), ({ entry, language, name }, from, length) => {
      const text = [...name].slice(from, from + length).join('');
      const { units, digits } = toQueryText(text);
      fc.pre(units.length >= 3 && digits === null);
      const { entries: found } = search.search({ text, language: asked(language), offset: 0, limit: entries.length });
      expect(found).toContain(entry);
    }),
    { numRuns: 1000 },
  );
});

test('pages neither repeat nor lose an item, and add up to the total', () => {
  const texts = fc.oneof(
    fc.constantFrom('', 'e', 'of', 'the', '1000', '之', 'kamisto', 'zongli', 'ㄱ', 'wood of', 'flwer'),
    someName.map(({ name }) => name.slice(0, 5)),
  );
  const filter = fc.record({ game: fc.constantFrom(1, undefined), type: fc.constantFrom(1, 2, 4, undefined) });
  fc.assert(
    fc.property(texts, filter, fc.integer({ min: 1, max: 50 }), (text, { game, type }, limit) => {
      const page = (offset: number, size: number) =>
        search.search({ text, language: 'EN', game, type, offset, limit: size });
      const whole = page(0, entries.length);
      const pages: number[] = [];
      for (let offset = 0; offset < whole.total; offset += limit) {
        const { entries: found, total } = page(offset, limit);
        expect(total).toBe(whole.total);
        pages.push(...found);
      }
      expect(pages).toEqual(whole.entries);
      expect(new Set(pages).size).toBe(whole.total);
      expect(page(whole.total, limit).entries).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test('whatever is typed, the answer is a page of entries that exist', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constantFrom(
      '%',
      '_',
      '\\',
      "'",
      '"',
      '\0',
      '\ud800',
      '\udc00',
      '🙂',
      '👩‍👩‍👧',
      '\u202e',
      'e\u0301',
      '\u0e49',
      'ﷺ',
      '가',
      'ᆨ',
      '『',
      '-- ;',
    ),
    someName.map(({ name }) => name),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
      const { entries: found, total } = search.search({ text: parts.join(''), language: 'EN', offset: 0, limit: 12 });
      expect(found.length).toBe(Math.min(12, total));
      expect(found.every((entry) => entry >= 0 && entry < entries.length)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['signs only', '%_\\"\'', 0],
  ['emoji', '🙂', 0],
  ['a lone surrogate', '\ud83d', 0],
  ['NUL', '\0', 0],
  ['megabytes', 'zq'.repeat(2_000_000), 0],
  ['many words', 'of '.repeat(500), 12],
  ['one letter a hundred times', 'a'.repeat(100), 0],
])('%s: the answer comes, and not slowly', (_name, text, least) => {
  const before = process.cpuUsage();
  const { entries: found } = search.search({ text, language: 'EN', offset: 0, limit: 12 });
  const { user, system } = process.cpuUsage(before);
  // Microseconds of CPU time, so that other work on the machine is not measured.
  expect(user + system).toBeLessThan(500_000);
  expect(found.length).toBe(least);
});

test('emoji and quotes around a name are ignored', () => {
  const [first] = search.search({ text: 'ganyu', language: 'EN', offset: 0, limit: 1 }).entries;
  for (const text of ['🙂 ganyu 🙂', '"ganyu"', 'ganyu\0', 'GAN%YU', 'ganyu\ud800'])
    expect(search.search({ text, language: 'EN', offset: 0, limit: 1 }).entries).toEqual([first]);
});
