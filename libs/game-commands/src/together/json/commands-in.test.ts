import fc from 'fast-check';
import { anyCommand, newCommand } from '../../testing/any-command';
import { commandsIn } from './commands-in';

test('every command of the contract is accepted, unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyCommand), (commands) => {
      expect(commandsIn(JSON.parse(JSON.stringify({ commands })))).toEqual(JSON.parse(JSON.stringify(commands)));
    }),
  );
});

test('a command of another shape is left out, the others stay', () => {
  const good = newCommand({ params: [{ id: 'lv', type: 'range' }] });
  const [param] = good.params;
  const bad = [
    ...[null, [], 'give', { ...good, head: 5 }, { ...good, aliases: 'g' }, { ...good, params: {} }],
    ...[{ min: '1' }, { data: {} }, { allow: [{ id: 'x' }] }].map((more) => ({
      ...good,
      params: [{ ...param, ...more }],
    })),
  ];
  expect(commandsIn({ commands: [...bad, good] })).toEqual([good]);
});

test.each([[null], [{ commands: null }], [{ commands: {} }], ['Bad Gateway'], [[]]])('%j has no commands', (json) => {
  expect(commandsIn(json)).toBeNull();
});
