import { games, item } from '../../testing/fake-client.server';
import { toItemSummary } from '../items/item-summary';
import { toItemView } from './item-view';
import { plainText } from './plain-text';

const context = { games, language: 'JP', game: 1, type: 2, pathIn: (code: string) => `?language=${code}` } as const;

test('a card says in words what the item is, and where its page is', () => {
  expect(toItemSummary(item(7), context)).toMatchObject({
    name: 'Lantern 7',
    kind: 'Normal · Genshin Impact',
    rarity: '3 stars, Rare',
    to: '/handbook/genshin-impact/item/7?language=JP',
  });
});

test('items that share name and id are distinguished by their group', () => {
  const kindOf = (more: object) => toItemSummary(item(1, { name: 'HP %', ...more }), context).kind;
  expect(kindOf({ type: 7, grup: '4000' })).toBe('Artifact Main · Group 4000 · Genshin Impact');
  expect(kindOf({ type: 2, grup: 'furniture' })).toBe('Normal · Furniture · Genshin Impact');
  expect(kindOf({ type: 2, grup: '' })).toBe('Normal · Genshin Impact');
  const { facts } = toItemView(item(1, { grup: 'furniture' }), context, null);
  expect(facts).toEqual([{ label: 'Group', value: 'furniture' }]);
});

test('what a host leaves out is taken from the request; an unknown game or type has no page', () => {
  expect(toItemSummary(item(7, { game: 0, type: 0, name: '' }), context)).toMatchObject({
    name: '???',
    to: '/handbook/genshin-impact/item/7?language=JP',
  });
  const unknown = toItemSummary(item(7, { game: 0, type: 0 }), { games, language: 'EN', game: null, type: null });
  expect(unknown).toMatchObject({ kind: '', to: null, drawing: 'item' });
});

test.each(['javascript:alert(1)', 'data:image/png;base64,x', '//other.test/a.png', 'a.png'])(
  'the icon %s is not loaded',
  (icon) => expect(toItemSummary(item(1, { icon }), context).icon).toBe(''),
);

test.each(['/i/1.png', 'https://pictures.test/1.png', 'http://pictures.test/1.png'])('the icon %s is loaded', (icon) =>
  expect(toItemSummary(item(1, { icon }), context).icon).toBe(icon),
);

test('the markup of the games is taken out, and a long text is cut between characters', () => {
  expect(plainText('<color=#FFD780>Fire</color>\\nand <i>ash</i>', 50)).toBe('Fire and ash');
  expect(plainText('1 < 2 and 3 > 2', 50)).toBe('1 < 2 and 3 > 2');
  expect(plainText('🎮🎮🎮🎮', 3)).toBe('🎮🎮…');
});

test('the chosen language comes first, and texts that it lacks are the host’s own choice', () => {
  const details = { names: { EN: 'Lantern', JP: '提灯', TH: 'โคม' }, descs: { EN: 'Burns.' }, related: [] };
  const view = toItemView(item(7, { desc: 'Burns.' }), context, details);
  expect(view.item.name).toBe('提灯');
  expect(view.desc).toBe('Burns.');
  expect(view.languages.map(({ label, name, to }) => [label, name, to])).toEqual([
    ['日本語', '提灯', '?language=JP'],
    ['English', 'Lantern', '?language=EN'],
    ['ไทย', 'โคม', null],
  ]);
});

test('without details each of the fourteen languages can be asked for', () => {
  const { languages } = toItemView(item(7), context, null);
  expect(languages).toHaveLength(14);
  expect(languages[0]).toMatchObject({ tag: 'ja', isCurrent: true, name: null });
});

test('a weapon, a piece of an artifact and a property say what they are', () => {
  const facts = (more: object) => toItemView(item(1, more), { ...context, type: 0 }, null).facts;
  expect(facts({ type: 4, weaponType: 3 })).toEqual([{ label: 'Weapon type', value: 'Polearm' }]);
  expect(facts({ type: 9, game: 2, equipType: 5, main: '50', appendPropNum: 4 })).toEqual([
    { label: 'Slot', value: 'Planar Sphere' },
    { label: 'Main property group', value: '50' },
    { label: 'Sub properties', value: '4' },
  ]);
  const stats = { BaseValue: 0.07, LevelAdd: 0.0198, Property: 'HP_PERCENT' };
  expect(facts({ type: 7, stats })).toEqual([{ label: 'Kind of value', value: 'Percentage' }]);
  const lastRow = (starType: number) =>
    toItemView(item(1, { type: 7, stats, starType }), context, null).table?.rows.at(-1);
  expect(lastRow(5)).toEqual({ label: '20', values: ['46.60%'] });
  expect(lastRow(3)).toEqual({ label: '12', values: ['30.76%'] });
});

test('rarity and type of weapon lead to the items that share them, where the host can search for them', () => {
  const weapon = item(11501, { type: 4, weaponType: 1, starType: 5 });
  expect(toItemView(weapon, { ...context, type: 4, hasFilters: true }, null).facts).toEqual([
    { label: 'Rarity', value: '5 ★', to: '/handbook?game=1&type=4&language=JP&stars=5' },
    { label: 'Weapon type', value: 'Sword', to: '/handbook?game=1&type=4&language=JP&weapon=1' },
  ]);
});
