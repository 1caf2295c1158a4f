import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ask } from './support/ask';
import { FakeHost } from './support/fake-host';
import { freePort } from './support/free-port';
import { sessionSecret } from './support/launch-web';
import { until } from './support/until';

const workspace = path.resolve(__dirname, '../../..');
const guard = path.join(workspace, 'tools/start/processes/exit-with-parent.mjs');
const command = path.join(workspace, 'node_modules/@remix-run/serve/dist/cli.js');

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'remix-serve-'));
let host: FakeHost;
let child: ChildProcess;
let output = '';
let url: string;

beforeAll(async () => {
  host = await new FakeHost(false).start();
  child = spawn(process.execPath, ['--import', guard, command, 'apps/web/build/server/index.js'], {
    cwd: workspace,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      ACCOUNT_API_URL: host.url,
      DATA_DIR: dataDir,
      SESSION_SECRET: sessionSecret,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  url = await until('remix-serve listens', () => /\[remix-serve\] (http:\S+)/.exec(output)?.[1]);
});
afterAll(async () => {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(['/', '/downloads', '/downloads/genshin-impact'])(
  'the build serves %s under plain remix-serve',
  async (page) => {
    const { status, body } = await ask(url + page);
    expect(status).toBe(200);
    expect(body).toContain('First title');
    expect(body).toContain('</html>');
  },
);

test('its services read the same settings as the launcher', async () => {
  const { status, headers } = await ask(`${url}/account`);
  expect(status).toBe(302);
  expect(headers.location).toBe('/login?redirect=%2Faccount');
});
