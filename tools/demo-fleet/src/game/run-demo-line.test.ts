import { tableOf, commandDialects } from '@starhaven/game-commands/tables';
import type { CommandDialect } from '@starhaven/game-commands/tables';
import { DemoState } from './demo-state';
import { demoDialects } from './dialects';
import { runDemoLine } from './run-demo-line';

const gameOf: Readonly<Record<string, number>> = { 'genshin-impact': 1, 'honkai-star-rail': 2, 'blue-archive': 3 };

function server(dialect: CommandDialect) {
  const game = gameOf[tableOf(dialect).slug] ?? 0;
  const state = new DemoState(game);
  const run = (line: string, uid = '10001') => {
    const turn = { player: state.player(uid), world: state.world, uid, nickname: 'Aster', online: 7, nowMs: 1_000 };
    return runDemoLine({ dialect, game, line, ...turn });
  };
  return { run, state };
}

describe.each(commandDialects)('%s', (dialect) => {
  const shapes = tableOf(dialect).heads.flatMap((head) => head.shapes);

  test.each(shapes.map(({ example, id }) => [example, id]))('does `%s`', (example) => {
    const { retcode, message } = server(dialect).run(example);
    expect(message).not.toMatch(/unknown command|not understood|invalid|usage|undefined|NaN|null/i);
    expect(message).not.toBe('');
    expect([example, retcode, message]).toEqual([example, 200, message]);
  });

  test('acts on each command of the table, and on no other', () => {
    expect(Object.keys(demoDialects[dialect].deeds).sort()).toEqual(shapes.map(({ id }) => id).sort());
  });

  test('answers hostile lines', () => {
    const { run } = server(dialect);
    const words = [
      '__proto__',
      'constructor',
      'x'.repeat(450),
      '\u202e',
      '😀'.repeat(100),
      '1e999',
      '-1',
      '9'.repeat(40),
      '0x10',
    ];
    for (const { example } of shapes) {
      const [head = ''] = example.split(' ');
      for (const word of words) {
        for (const line of [`${head} ${word}`, `${example} ${word}`, example.replace(/\S+$/, word)]) {
          const { message } = run(line.slice(0, 500));
          expect(message.length).toBeGreaterThan(0);
          expect(message.length).toBeLessThan(4_000);
        }
      }
    }
    expect(run('x'.repeat(10_000)).message.length).toBeLessThan(4_000);
    expect({}).not.toHaveProperty('given');
  });
});

test.each<[CommandDialect, string, number, RegExp]>([
  ['hk4e-muip', 'item add 99999999999 1', 500, /no item 99999999999/],
  ['hk4e-muip', 'player level 99', 500, /at most 60/],
  ['danheng-muip', 'avatar level 1999 80', 200, /does not have avatar 1999/],
  ['danheng-muip', 'give 4040404040', 200, /not found/],
  ['hkrpg-go', 'relic 61011 1 15 1 nonsense', 500, /parameter error/],
  ['baps', 'character characterId 1 level 90', 500, /character 1 does not exist/],
  ['shittim', 'currency moonlight 5', 500, /Unknown currency/],
  ['shittim', 'character show 10001', 500, /does not have/],
  ['lunarcore', 'lineup 1001 7', 200, /Invalid avatar id 7/],
])('%s refuses `%s` in its way', (dialect, line, code, text) => {
  const { retcode, message } = server(dialect).run(line);
  expect([retcode, message]).toEqual([code, expect.stringMatching(text)]);
});

test('BaPs takes its options by short names and with an equals sign', () => {
  const { run } = server('baps');
  expect(run('character id=10000 l=90 sg=5').message).toContain('level 90, stars 5');
  expect(run('giveAll t Furniture n 3').message).toContain('Furniture x3');
});

test('what was given can be read again, and removed', () => {
  const { run } = server('shittim');
  run('currency gem 1000');
  run('currency 4 5');
  expect(run('checkitem gem').message).toBe('gem: 1005');
  expect(run('currency show').message).toContain('gem: 1005');
  run('give 10 5');
  expect(run('listitem 10').message).toContain('10: 5');
  run('clearinventory');
  expect(run('checkitem 10').message).toBe('10: 0');
  const { run: rail } = server('danheng-muip');
  rail('mission reaccept 1000401');
  expect(rail('mission running').message).toContain('1000401');
  expect(rail('mission pass').message).toContain('1 running');
});

test('the memory of players and of things is bounded', () => {
  const { run, state } = server('opencommand');
  for (let uid = 1_000; uid < 1_600; uid += 1) run('give 201', String(uid));
  expect(state.size).toBe(300);
  for (let id = 100_001; id < 100_900; id += 1) run(`give ${id}`, '1');
  expect(state.player('1').items.size).toBe(500);
});
