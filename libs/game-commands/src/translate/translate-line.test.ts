import type { CommandFacts } from '../build/command-facts';
import { danheng, lunarcore } from '../testing/star-rail-commands';
import { findDialect } from './find-dialect';
import { translateLine } from './translate-line';

const facts: CommandFacts = {
  hasItem: (type, id) =>
    type === 'weaponList' ? id.startsWith('23') : type === 'artifactList' ? id.startsWith('6') : true,
};
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

test('a choice that the other engine does not have is said, and no line pretends', () => {
  expect(toDanheng('giveall consumables')).toEqual([[], ['Kind Food: this command does not have this choice.']]);
});

test('back again', () => {
  expect(translateLine('relic 61011 1 2:3 l15', danheng, lunarcore, facts)?.built.lines).toEqual([
    'give 61011 s1 2:3 lv15',
  ]);
});

test.each(['stop', '', 'give 1\n/stop'])('%j is no command of either', (text) => expect(toDanheng(text)).toBeNull());

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
