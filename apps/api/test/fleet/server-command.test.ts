import { makeDataDir, removeDataDir } from '../support/data-dir';
import { freePort, killPrograms, run } from '../support/programs';
import { until } from '../support/until';

let dataDir: string;
// Whole programs start here. Each takes seconds, and more on a busy machine.
jest.setTimeout(240_000);
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(async () => {
  await killPrograms();
  await removeDataDir(dataDir);
});

async function command(args: string[], variables: Record<string, string> = {}) {
  const program = run('src/command.ts', args, { DATA_DIR: dataDir, ...variables });
  const { code, stderr } = await program.ended();
  return { code, stderr, lines: program.lines };
}

test('servers and incidents are written with and without the running site', async () => {
  const about = ['server', 'add', '--name', 'Teyvat v1.0', '--game', '1', '--engine', 'opencommand'];
  const settings = ['--url', 'http://10.0.0.5:443', '--slug', 'teyvat'];
  const alone = await command([...about, ...settings], { ENGINE_SECRET: 'of-the-engine' });
  expect(alone).toEqual({
    code: 0,
    stderr: '',
    lines: [expect.stringContaining('(teyvat) is added'), expect.any(String)],
  });

  const port = await freePort();
  const server = run('src/server.ts', [], { DATA_DIR: dataDir, API_PORT: String(port), DEMO_FLEET: 'off' });
  await server.line(/"msg":"ready"/);
  const maintenance = 'New disks: see https://example.org/why.html';
  expect(await command(['server', 'set', 'teyvat', '--maintenance', maintenance])).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect((await command(['server', 'list'])).lines.join()).toContain(maintenance);
  const entry = ['--address', 'play.host.test:22102', '--entry', 'Put it into the launcher.'];
  expect((await command(['server', 'set', 'teyvat', ...entry])).stderr).toBe('');
  const told = async () =>
    ((await (await fetch(`http://127.0.0.1:${port}/api/v2/status`)).json()) as { data: { servers: object[] } }).data
      .servers;
  expect(await told()).toMatchObject([
    { server: { address: 'play.host.test:22102', entry: 'Put it into the launcher.' } },
  ]);
  // Players may not enter yet, so nobody needs to know where it is.
  await command(['server', 'set', 'teyvat', '--privacy', 'testing']);
  await until(async () => JSON.stringify(await told()).includes('"address":"","entry":""'));
  const wrong = await command(['server', 'set', 'teyvat', '--address', 'javascript:alert(1)']);
  expect(wrong.stderr).toContain('play.example.org');
  const opened = await command(['incident', 'open', '--title', 'Slow', '--text', 'We look.', '--component', 'web']);
  expect(opened).toEqual({ code: 0, stderr: '', lines: ['Incident 1 is open.'] });
  const status = await (await fetch(`http://127.0.0.1:${port}/api/v2/status/incidents`)).json();
  expect(status).toMatchObject({ data: [{ title: 'Slow', components: ['web'] }] });
});

test.each<[string[], string]>([
  [['server', 'add', '--nonsense'], "api: Unknown option '--nonsense'; see: npm run server -- help"],
  [['server', 'add', 'a', 'b', 'c'], 'api: "b c" is not expected here; put a text with spaces in quotes.'],
  [['server', 'add', '--option', 'secret=x'], 'api: Do not write the secret into a command'],
  [['server', 'set', 'nobody', '--enable'], 'api: There is no server "nobody"; see: npm run server -- list'],
])('%j is one line and exit code 1', async (args, message) => {
  const { code, stderr } = await command(args);
  expect([code, stderr.trim().split('\n').length, stderr]).toEqual([1, 1, expect.stringContaining(message)]);
});
