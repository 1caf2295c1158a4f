import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { removeDataDir } from '../support/data-dir';
import { freePort, killPrograms, run } from '../support/programs';

let dataDir: string;
beforeEach(async () => {
  // An empty folder: the first start makes the admin.
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'api-admin-'));
});
afterEach(async () => {
  await killPrograms();
  await removeDataDir(dataDir);
});

async function startServer() {
  const port = await freePort();
  let sessionKey = '';
  const program = run('src/server.ts', [], { DATA_DIR: dataDir, API_PORT: String(port) });
  await program.line(/"msg":"ready"/);
  const logIn = async (password: string) => {
    const body = new URLSearchParams({ username: 'admin', password, enter_type: 'web' });
    const response = await fetch(`http://127.0.0.1:${port}/api/v2/account/login`, { method: 'POST', body });
    const { retcode, data } = (await response.json()) as { retcode: number; data?: { sessionKey: string } };
    sessionKey = data?.sessionKey ?? '';
    return retcode;
  };
  /** Actions in the audit log, newest first, as the admin who logged in last reads them. */
  const listActions = async () => {
    const url = `http://127.0.0.1:${port}/api/v2/admin/audit`;
    const { data } = (await (await fetch(url, { headers: { authorization: sessionKey } })).json()) as {
      data: { action: string; subject: string }[];
    };
    return data.map(({ action, subject }) => `${action} ${subject}`);
  };
  return { program, logIn, listActions };
}

const passwordIn = (line = '') => /^Admin account: admin \/ (\S+) /.exec(line)?.[1] ?? '';

async function resetAdmin(): Promise<string> {
  const program = run('src/command.ts', ['admin:reset'], { DATA_DIR: dataDir });
  const { code, stderr } = await program.ended();
  expect([code, stderr]).toEqual([0, '']);
  return passwordIn(program.lines[0]);
}

test('the first start prints the password once; a reset works with and without a running server', async () => {
  const first = await startServer();
  const banners = first.program.lines.filter((line) => line.includes('"banner"'));
  expect(banners).toHaveLength(1);
  const { level, banner } = JSON.parse(banners[0] ?? '{}') as { level: string; banner: string };
  const told = passwordIn(banner);
  expect([level, await first.logIn(told)]).toEqual(['info', 200]);

  const second = await resetAdmin();
  expect([await first.logIn(told), await first.logIn(second)]).toEqual([-1, 200]);
  expect(first.program.lines.join('')).not.toContain(second);

  await first.program.kill('SIGTERM');
  const third = await resetAdmin();
  const again = await startServer();
  expect([await again.logIn(second), await again.logIn(third)]).toEqual([-1, 200]);
  expect(again.program.lines.join('')).not.toContain('"banner"');
  expect(await again.listActions()).toEqual(['admin.reset account:admin', 'admin.reset account:admin']);
}, 240_000);
