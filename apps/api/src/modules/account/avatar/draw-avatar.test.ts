import { drawAvatar } from './draw-avatar';

const letterIn = (svg: string) => />([^<]*)<\/text>/.exec(svg)?.[1];

test.each([
  ['lumine', 'L'],
  ['  Äther', 'Ä'],
  ['é', 'É'],
  ['荧', '荧'],
  ['7th', '7'],
  ['', '★'],
  ['👩‍🚀', '★'],
  ['<script>', '★'],
  ['&', '★'],
  [`a${'\u0301'.repeat(200)}`, '★'],
])('%j is drawn as %s', (name, letter) => {
  expect(letterIn(drawAvatar({ uid: '10001', name }))).toBe(letter);
});

test('an account keeps its colours when its name changes, and another account has other colours', () => {
  const colours = (uid: string, name: string) => drawAvatar({ uid, name }).match(/hsl\([^)]+\)/g);
  expect(colours('10001', 'Aether')).toEqual(colours('10001', 'Lumine'));
  expect(new Set(Array.from({ length: 50 }, (_, index) => String(colours(String(index), 'A')))).size).toBeGreaterThan(
    20,
  );
});
