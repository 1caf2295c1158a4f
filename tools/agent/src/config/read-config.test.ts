import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { flagNames, parseFlags, usage } from './flags';
import { readConfig } from './read-config';

const key = `shk_${'k'.repeat(24)}`;
const env = { STARHAVEN_KEY: key, STARHAVEN_URL: 'https://play.example.org' };
const read = (args: string[], more: NodeJS.ProcessEnv = {}, warn?: (line: string) => void) =>
  readConfig(parseFlags(args), { ...env, ...more }, warn);

test('the least that is needed', () => {
  expect(read(['--process-name', 'game.jar'])).toEqual({
    url: 'https://play.example.org',
    key,
    process: { by: 'name', name: 'game.jar' },
    engine: null,
    console: null,
    commandLevel: 'admin',
    exitWithServer: false,
    restartCommand: null,
    stopCommand: null,
    versions: [],
    commit: '',
    maintenanceFile: null,
  });
});

test('commands of the dashboard are as given, and not empty', () => {
  const given = ['--process-name', 'game.jar', '--restart-command', 'systemctl restart gc', '--stop-command', 'true'];
  expect(read(given)).toMatchObject({ restartCommand: 'systemctl restart gc', stopCommand: 'true' });
  expect(() => read(['--process-name', 'x', '--stop-command', ' '])).toThrow('--stop-command is empty.');
});

test('an engine takes its secret from the environment', () => {
  const { engine } = read(['--engine', 'opencommand', '--engine-url', 'http://127.0.0.1', '--engine-server', 'u-1'], {
    STARHAVEN_ENGINE_SECRET: 'hunter2',
  });
  expect(engine).toEqual({ kind: 'opencommand', url: 'http://127.0.0.1', secret: 'hunter2', server: 'u-1' });
});

test.each([
  [[], {}, 'Nothing to report: give --process-name'],
  [['--pid', '1', '--run', 'x'], {}, 'Give only one of --pid and --run.'],
  [['--pid', 'x'], {}, '--pid is "x": it must be a number.'],
  [['--run', ' '], {}, '--run is empty.'],
  [['--pid', '1'], { STARHAVEN_KEY: '' }, 'STARHAVEN_KEY is missing'],
  [['--pid', '1'], { STARHAVEN_KEY: 'hunter2' }, 'STARHAVEN_KEY is not a key of a game server'],
  [
    ['--pid', '1'],
    { STARHAVEN_KEY: '', STARHAVEN_KEY_FILE: '/nowhere' },
    'STARHAVEN_KEY_FILE cannot be read (ENOENT).',
  ],
  [['--pid', '1'], { STARHAVEN_URL: '' }, '--url or STARHAVEN_URL is missing'],
  [['--pid', '1', '--url', 'play.example.org'], {}, '--url is not a URL.'],
  [['--pid', '1', '--url', 'https://a:hunter2@b'], {}, '--url must not hold a user name or password.'],
  [['--pid', '1', '--commands', 'root'], {}, '--commands is "root": it must be off, member, staff, admin.'],
  [['--pid', '1', '--console', 'lunarcore'], {}, '--console needs --run'],
  [['--run', 'x', '--console', 'bash'], {}, '--console is "bash": it must be lunarcore or opencommand.'],
  [['--pid', '1', '--exit-with-server'], {}, '--exit-with-server needs --run.'],
  [['--engine', 'quake'], {}, "The engine's kind must be one of opencommand"],
  [['--engine', 'baps', '--engine-url', 'http://a'], {}, "The engine's secret is missing."],
  [['--engine', 'baps', '--engine-url', 'http://a'], { STARHAVEN_ENGINE_SECRET: '123456' }, 'set a key of your own'],
  [['--key', 'hunter2'], {}, "Unknown option '--key'. --help lists the flags."],
])('%j with %j', (args, more, message) => {
  expect(() => read(args, more)).toThrow(message);
  expect(() => read(args, more)).not.toThrow('hunter2');
});

test('a key file that others can read, and http across a network, are warned of', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'agent-config-'));
  const file = path.join(folder, 'key');
  writeFileSync(file, `${key}\n`);
  chmodSync(file, 0o644);
  const warnings: string[] = [];
  const more = { STARHAVEN_KEY: '', STARHAVEN_KEY_FILE: file };
  const config = read(['--pid', '1', '--url', 'http://play.example.org'], more, (line) => warnings.push(line));
  expect(config.key).toBe(key);
  expect(warnings.join('\n')).toMatch(/the key travels unprotected[^]*chmod 600/);
  rmSync(folder, { recursive: true });
});

test('the help names every flag, and no other', () => {
  const named = new Set([...usage.matchAll(/--([a-z][a-z-]*)/g)].map(([, flag]) => flag));
  expect([...named].sort()).toEqual([...flagNames].sort());
});
