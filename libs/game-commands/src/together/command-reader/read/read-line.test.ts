import type { CommandFacts } from '../../../build/command-facts';
import { newCommand } from '../../../testing/any-command';
import { readLine } from './read-line';

const item = { id: 'item', label: 'Item', type: 'itemList', format: 'blank', required: true };
const level = { id: 'lv', label: 'Level', type: 'range', format: 's-lv', min: 1, max: 90 };
const amount = { id: 'x', label: 'Amount', type: 'number', format: 's-x' };
const give = newCommand({ aliases: ['g', 'item'], params: [item, amount, level] });
const setLevel = newCommand({
  id: 'level',
  head: 'avatar level',
  aliases: ['av level'],
  params: [
    { id: 'who', type: 'avatarList', format: 'blank' },
    { id: 'to', type: 'number', format: 'blank' },
  ],
});
const read = (text: string, commands = [setLevel, give]) => {
  const found = readLine(text, commands);
  return found && [found.command.id, found.values, found.unread, found.isExact];
};

test.each([
  ['give 201 x5 lv90', ['give', { item: ['201'], x: ['5'], lv: ['90'] }, [], true]],
  ['/GIVE 201 LV90', ['give', { item: ['201'], lv: ['90'] }, [], true]],
  ['!g   201 ', ['give', { item: ['201'] }, [], true]],
  ['avatar LEVEL 1001 80', ['level', { who: ['1001'], to: ['80'] }, [], true]],
  ['/av level 1001 80', ['level', { who: ['1001'], to: ['80'] }, [], true]],
  ['give lv90 201 x5', ['give', { item: ['201'], x: ['5'], lv: ['90'] }, [], false]],
  ['give 201 lv999', ['give', { item: ['201'], lv: ['999'] }, [], false]],
  ['give 201 sharp lv9', ['give', { item: ['201'], lv: ['9'] }, ['sharp'], false]],
  ['give', ['give', {}, [], false]],
])('%j', (text, expected) => expect(read(text)).toEqual(expected));

test.each(['', '/', 'gives 201', 'stop', 'give 201\n/stop', 'x'.repeat(5_000), '//give 1'])('no command: %j', (text) =>
  expect(read(text)).toBeNull(),
);

test('each piece of a line names its parameter and keeps the typed text', () => {
  expect(readLine('/g lv90 201 sharp', [give])?.parts).toEqual([
    { text: '/g', paramId: null, isHead: true },
    { text: 'lv90', paramId: 'lv', isHead: false },
    { text: '201', paramId: 'item', isHead: false },
    { text: 'sharp', paramId: null, isHead: false },
  ]);
});

test('sub properties, texts of several words and named values are read', () => {
  const artifact = newCommand({
    params: [
      { id: 'art', type: 'artifactList', format: 'blank' },
      { id: 'sub', type: 'propSub', format: 'blank', split: ',' },
      { id: 'count', type: 'number', format: 'num' },
    ],
  });
  expect(readLine('give 21442 501204,2 501224,3 num 5', [artifact])?.values).toEqual({
    art: ['21442'],
    sub: ['501204:2', '501224:3'],
    count: ['5'],
  });
  const withMain = newCommand({
    params: [
      { id: 'art', type: 'artifactList', format: 'blank' },
      { id: 'main', type: 'propmainList', format: 'blank' },
      { id: 'sub', type: 'propSub', format: 'blank', split: ',' },
    ],
  });
  expect(readLine('give 21442 501204,2', [withMain])?.values).toEqual({ art: ['21442'], sub: ['501204:2'] });
  const mail = newCommand({ head: 'mail', params: [{ id: 'text', format: 'blank' }, amount] });
  expect(readLine('mail have a nice day x5', [mail])?.values).toEqual({ text: ['have a nice day'], x: ['5'] });
});

test('the longest head wins, and the handbook decides between commands of one head', () => {
  const all = newCommand({ id: 'all', value: 'give all', params: [amount] });
  expect(read('give all x5', [give, all])).toEqual(['all', { x: ['5'] }, [], true]);
  const weapon = newCommand({ id: 'weapon', params: [{ ...item, id: 'weapon', type: 'weaponList' }, amount] });
  const facts: CommandFacts = { hasItem: (type) => type === 'weaponList' };
  expect(readLine('give 11401 x5', [give, weapon], facts)?.command.id).toBe('weapon');
});

test('an alias replaces the head, before the other words of the beginning', () => {
  const all = newCommand({ id: 'all', value: 'give all', aliases: ['GA', 'Item'], params: [amount] });
  expect(read('item all x5', [all])).toEqual(['all', { x: ['5'] }, [], true]);
  expect(read('/ga ALL x5', [all])).toEqual(['all', { x: ['5'] }, [], true]);
  expect(read('item x5', [all])).toBeNull();
});

test('a word belongs to the command that lists it, not to one that takes ids', () => {
  const kind = { id: 'kind', type: 'select', data: { all: 'Everything' }, format: 'blank' };
  const all = newCommand({ id: 'all', params: [kind, level] });
  expect(read('give all lv90', [give, all])).toEqual(['all', { kind: ['all'], lv: ['90'] }, [], true]);
});

test('a parameter that is left out is empty, even if it has a default', () => {
  const command = newCommand({ params: [item, { ...level, value: '90' }] });
  expect(readLine('give 201', [command])?.values).toEqual({ item: ['201'], lv: [] });
});

test('a hostile command does not keep the reader busy', () => {
  const params = Array.from({ length: 150 }, (_, index) => ({ id: `p${index}`, format: 'blank' }));
  const found = readLine(`give ${'a '.repeat(100)}`, [newCommand({ params: [...params, { ...item, id: 'last' }] })]);
  expect(found?.command.id).toBe('give');
});
