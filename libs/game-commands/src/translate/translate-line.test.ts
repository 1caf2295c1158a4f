import type { CommandFacts } from '../build/command-facts';
import { newCommand } from '../testing/any-command';
import { danheng, lunarcore } from '../testing/star-rail-commands';
import { findDialect } from './find-dialect';
import { translateLine } from './translate-line';

const facts: CommandFacts = {
  hasItem: (type, id) =>
    type === 'weaponList' ? id.startsWith('23') : type === 'artifactList' ? id.startsWith('6') : true,
};
const item = { id: 'id', label: 'Item', type: 'itemList', format: 'blank' };
const kind = { id: 'kind', label: 'Kind', type: 'select', data: ['a'], value: 'a', required: true };
const toDanheng = (text: string) => {
  const found = translateLine(text, lunarcore, danheng, facts);
  return found && [found.built.lines, found.lost.map(({ message }) => message)];
};

test.each([
  ['/give 23000 lv60 s5', [['give 23000 l60 r5'], []]],
  ['give 23000 lv60 p6 s5', [['give 23000 l60 r5'], ['Ascension 6: this command has no place for it.']]],
  ['give 23000 lv80', [['give 23000 l70'], ['Level 80: this command takes at most 70, so 70 is used.']]],
  ['g 61011 s1 2:3 4:2 lv15', [['relic 61011 1 2:3 4:2 l15'], []]],
  ['give 102 x5', [['give 102 x5'], []]],
  ['giveall avatars lv80', [['giveall avatar l80'], []]],
  ['give 102 shiny', [['give 102'], ['shiny: not understood.']]],
])('LunarCore %j for Danheng', (text, expected) => expect(toDanheng(text)).toEqual(expected));

test.each([
  ['a choice that the other engine does not have', 'giveall consumables', danheng],
  ['a choice that nobody made', 'give all', [newCommand({ label: 'Give everything', params: [kind] })]],
  [
    'another thing',
    'give 102 x5',
    [newCommand({ head: 'give', label: 'Give', params: [{ id: 'x', label: 'Amount' }] })],
  ],
  [
    'a dangerous command',
    'give 102',
    [newCommand({ label: 'Give an item (old)', warning: 'Cannot be undone.', head: 'x' })],
  ],
  ['a command with other words', 'give 102', [newCommand({ head: 'team', label: 'Add to the team', params: [item] })]],
])('%s: no line rather than a wrong one', (_name, text, commands) => {
  const everything = newCommand({ value: 'give all', label: 'Give everything' });
  expect(translateLine(text, [...lunarcore, everything], commands, facts)).toBeNull();
});

test('a choice of one engine may be a word of the other', () => {
  const id = { id: 'id', label: 'Quest', type: 'questList', format: 'blank' };
  const action = { id: 'a', label: 'Action', type: 'select', data: ['add', 'finish'], format: 'blank', required: true };
  const one = [newCommand({ head: 'quest', label: 'Change a quest', params: [action, id] })];
  const other = [newCommand({ head: 'quest finish', label: 'Change a quest', params: [id] })];
  expect(translateLine('quest finish 35104', one, other)?.built.lines).toEqual(['quest finish 35104']);
  expect(translateLine('quest finish 35104', other, one)?.built.lines).toEqual(['quest finish 35104']);
  expect(translateLine('quest add 35104', one, other)).toBeNull();
});

test('Danheng for LunarCore', () => {
  expect(translateLine('relic 61011 1 2:3 l15', danheng, lunarcore, facts)?.built.lines).toEqual([
    'give 61011 s1 2:3 lv15',
  ]);
});

test.each(['stop', '', 'give 1\n/stop'])('%j is not a command of either', (text) => expect(toDanheng(text)).toBeNull());

test('the dialect of a line is the one that understands all of it', () => {
  const dialects = [
    { id: 'lunarcore', commands: lunarcore },
    { id: 'danheng', commands: danheng },
  ];
  const of = (text: string) => findDialect(text, dialects, facts)?.dialect.id;
  expect(of('give 23000 s5')).toBe('lunarcore');
  expect(of('give 23000 l80 r5')).toBe('danheng');
  expect(of('relic 61011 1 2:3')).toBe('danheng');
  expect(of('give 102 x5')).toBe('lunarcore');
  expect(of('stop')).toBeUndefined();
});
