import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { ask } from './support/ask';
import { FakeHost } from './support/fake-host';
import { freePort } from './support/free-port';
import type { LauncherProcess } from './support/launch-web';
import { launchWeb, launcherSettings, spawnLauncher } from './support/launch-web';
import { until } from './support/until';

const running: LauncherProcess[] = [];
const kept = <T extends LauncherProcess>(launcher: T): T => {
  running.push(launcher);
  return launcher;
};
let host: FakeHost;
beforeEach(async () => {
  host = await new FakeHost(false).start();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((launcher) => launcher.stop()));
  await host.stop();
});

test('SIGTERM finishes running requests, accepts no new ones and ends with 0', async () => {
  const web = kept(await launchWeb(host.url));
  let release = () => {};
  host.hold = new Promise((resolve) => (release = resolve));
  const underWay = ask(`${web.url}/downloads`);
  await until('the host is asked', () => host.calls.length > 0);

  web.signal('SIGTERM');
  await until('no new request is taken', () => ask(`${web.url}/livez`).then(() => false, isRefused));
  release();
  await expect(underWay).resolves.toMatchObject({ status: 200, body: expect.stringContaining('First title') });
  await expect(web.ended).resolves.toBe(0);
  expect(web.output().stdout).toContain('web has stopped');
  expect(web.output().stderr).toBe('');
});

const isRefused = (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET';

test('during shutdown the readiness check fails before the server stops listening', async () => {
  const web = kept(await launchWeb(host.url, { SHUTDOWN_DELAY: '1' }));
  await expect(ask(`${web.url}/readyz`)).resolves.toMatchObject({ status: 200 });
  web.signal('SIGTERM');
  await until('it is not ready', async () => (await ask(`${web.url}/readyz`)).status === 503);
  await expect(ask(`${web.url}/guide`)).resolves.toMatchObject({ status: 200 });
  await expect(web.ended).resolves.toBe(0);
});

test('a delay before stopping takes no time from the stopping itself', async () => {
  const web = kept(await launchWeb(host.url, { SHUTDOWN_DELAY: '60' }));
  web.signal('SIGTERM');
  await web.logged('"withinSeconds":85');
});

// Linux has a device on which every write fails with "no space left".
(existsSync('/dev/full') ? test : test.skip)('a full disk for the log does not end the process', async () => {
  const [port, log] = [await freePort(), openSync('/dev/full', 'w')];
  kept(spawnLauncher({ ...launcherSettings(host.url), PORT: String(port), LOG_LEVEL: 'trace' }, log));
  const url = `http://127.0.0.1:${port}/guide`;
  const status = () => ask(url).then((answer) => answer.status);
  await until('it answers', () =>
    status().then(
      (answered) => answered === 200,
      () => false,
    ),
  );
  // More lines than the log collects before it writes.
  for (let turn = 0; turn < 60; turn += 1) expect(await status()).toBe(200);
  closeSync(log);
});

async function failedStart(env: Record<string, string>) {
  const launcher = kept(spawnLauncher(env));
  const code = await launcher.ended;
  return { code, ...launcher.output() };
}

test('a port in use is one line and exit code 1', async () => {
  const holder = createServer();
  await once(holder.listen(0, '127.0.0.1'), 'listening');
  const { port } = holder.address() as AddressInfo;
  const { code, stderr } = await failedStart({ PORT: String(port) });
  expect(stderr).toBe(`Port ${port} is in use; stop the program that listens there, or set PORT to another port\n`);
  expect(code).toBe(1);
  await new Promise((resolve) => holder.close(resolve));
});

test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty"; accepted: a port number from 0 to 65535 that browsers do not refuse\n'],
  [{ PORT: '70000' }, 'PORT is "70000"; accepted: a port number from 0 to 65535 that browsers do not refuse\n'],
  [{ SITE_URL: 'starhaven.test' }, 'SITE_URL is "starhaven.test"; accepted: an http or https URL\n'],
  [
    { REALTIME_URL: 'wss://live.test/x' },
    'REALTIME_URL is "wss://live.test/x"; accepted: a ws, wss, http or https URL without a path, or off\n',
  ],
  [
    { SESSION_SECRET: 'hunter2' },
    'SESSION_SECRET is not usable; accepted: secrets of at least 32 characters, separated by commas\n',
  ],
])('the setting %j is one line and exit code 1', async (env: Record<string, string>, line) => {
  await expect(failedStart(env)).resolves.toEqual({ code: 1, stderr: line, stdout: '' });
});
