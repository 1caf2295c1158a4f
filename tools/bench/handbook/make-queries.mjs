import { randomFrom } from '../../random.mjs';

const alphabetic = ['DE', 'EN', 'EN', 'EN', 'ES', 'FR', 'ID', 'IT', 'PT', 'RU', 'TR', 'VI'];
const ideographic = ['CHS', 'CHT', 'JP', 'KR'];

/** Queries as visitors type them, made from the names. The same rows give the same queries. */
export function makeQueries(rows, count) {
  const random = randomFrom(11);
  const nameOf = (languages) => {
    for (;;) {
      const name = random.pick(rows).names[random.pick(languages)];
      if (name) return [...name];
    }
  };
  const part = (characters, from, length) => characters.slice(from, from + length).join('');
  const makers = {
    prefix: () => part(nameOf(alphabetic), 0, 1 + random.below(8)),
    substring: () => {
      const name = nameOf(alphabetic);
      return part(name, random.below(Math.max(1, name.length - 4)), 3 + random.below(6));
    },
    typo: () => {
      const name = nameOf(alphabetic).slice(0, 24);
      const once = misspell(name, random);
      return (name.length < 10 ? once : misspell(once, random)).join('');
    },
    cjk: () => {
      const name = nameOf(ideographic);
      return part(name, random.below(name.length), 1 + random.below(4)) || name.join('');
    },
    id: () => String(random.pick(rows).id).slice(0, 3 + random.below(8)),
  };
  return Object.fromEntries(
    Object.entries(makers).map(([kind, make]) => [
      kind,
      Array.from({ length: count }, make).map((text) => (text.trim() === '' ? 'a' : text)),
    ]),
  );
}

function misspell(characters, random) {
  const at = random.below(Math.max(1, characters.length - 1));
  const [before, own, after] = [characters.slice(0, at), characters[at], characters.slice(at + 1)];
  return random.pick([
    () => [...before, ...after],
    () => [...before, own, own, ...after],
    () => [...before, random.pick([...'aeiounrst']), ...after],
    () => [...before, ...after.slice(0, 1), own, ...after.slice(1)],
  ])();
}
