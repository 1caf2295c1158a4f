import type { CommandFacts } from '../../../build/command-facts';
import { newCommand } from '../../../testing/any-command';
import { danheng, lunarcore } from '../../../testing/star-rail-commands';
import { explainLine } from './explain-line';
import { isDestructive } from './is-destructive';

const facts: CommandFacts = {
  hasItem: (type, id) => type === 'artifactList' && id === '61011',
  itemName: (type, id) => (type === 'propSub' && id === '2' ? 'ATK' : type === 'artifactList' ? 'Passerby' : null),
};
const explain = (text: string, commands = lunarcore) =>
  explainLine(text, commands, facts)?.parts.map(({ text: piece, kind, label, meaning }) => [
    piece,
    kind,
    label,
    meaning,
  ]);

test('each piece of a line says what it is', () => {
  expect(explain('/g 61011 s1 2:3 4:2 lv15 huh')).toEqual([
    ['/g', 'head', 'Give a relic', ''],
    ['61011', 'value', 'Relic', 'Passerby'],
    ['s1', 'value', 'Main property', '1'],
    ['2:3 4:2', 'value', 'Sub properties', 'ATK ×3, 4 ×2'],
    ['lv15', 'value', 'Level', '15'],
    ['huh', 'unread', '', ''],
  ]);
  expect(explain('giveall avatar', danheng)?.[1]).toEqual(['avatar', 'value', 'Kind', 'Characters']);
  expect(explain('stop')).toBeUndefined();
});

test.each([
  [{ warning: 'Cannot be undone.' }, '', true],
  [{ warning: 'Kicks the player.' }, '', true],
  [{ warning: 'Relog needed.' }, '', false],
  [{ head: '/clearinventory' }, '', true],
  [{ head: 'killall' }, '', true],
  [{ head: 'inventory' }, 'inventory remove all', true],
  [{ head: 'inventory' }, 'inventory add all', false],
  [{ head: 'give' }, 'give 201 x5', false],
])('%j with the line %j: dangerous %j', (fields, line, expected) => {
  expect(isDestructive(newCommand(fields), line)).toBe(expected);
});
