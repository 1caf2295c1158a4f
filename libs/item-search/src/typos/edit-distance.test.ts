import fc from 'fast-check';
import { EditDistance } from './edit-distance';

/** Textbook optimal string alignment with the full matrix; with `isFree` the match may begin anywhere in the text. */
function matrix(pattern: string, text: string, isFree: boolean): number[][] {
  const rows = Array.from({ length: pattern.length + 1 }, (_, row) => [row]);
  for (let at = 1; at <= text.length; at += 1) {
    rows[0]![at] = isFree ? 0 : at;
    for (let row = 1; row <= pattern.length; row += 1) {
      const own = rows[row]!;
      const above = rows[row - 1]!;
      own[at] = Math.min(
        above[at]! + 1,
        own[at - 1]! + 1,
        above[at - 1]! + (pattern[row - 1] === text[at - 1] ? 0 : 1),
      );
      const isSwap = row > 1 && at > 1 && pattern[row - 1] === text[at - 2] && pattern[row - 2] === text[at - 1];
      if (isSwap) own[at] = Math.min(own[at]!, rows[row - 2]![at - 2]! + 1);
    }
  }
  return rows;
}

const units = (text: string) => Uint16Array.from(text, (unit) => unit.charCodeAt(0));
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 12 });
const distance = new EditDistance();

test('whole, beginning and inside agree with the matrix up to the bound', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (pattern, text, bound) => {
      const padded = units(`bb${text}cc`);
      const capped = (value: number) => Math.min(value, bound + 1);
      const anchored = matrix(pattern, text, false).at(-1)!;
      distance.compare(units(pattern), padded, 2, 2 + text.length, bound);
      expect(distance.whole).toBe(capped(anchored[text.length]!));
      expect(distance.prefix).toBe(capped(Math.min(...anchored)));
      const free = matrix(pattern, text, true).at(-1)!;
      expect(distance.inside(units(pattern), padded, 2, 2 + text.length, bound)).toBe(capped(Math.min(...free)));
    }),
    { numRuns: 3000 },
  );
});

test('a swap is one typo', () => {
  distance.compare(units('gnayu'), units('ganyu'), 0, 5, 2);
  expect(distance.whole).toBe(1);
});
