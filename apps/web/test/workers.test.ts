import { readFileSync } from 'node:fs';
import { ask } from './support/ask';
import { FakeHost } from './support/fake-host';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb } from './support/launch-web';
import { countPages } from './support/metrics';
import { sessionCookie } from './support/session';
import { until } from './support/until';

let host: FakeHost;
let web: LaunchedWeb;

async function start(env: Record<string, string> = {}): Promise<void> {
  web = await launchWeb(host.url, { WEB_WORKERS: '2', ...env });
  await web.logged('content events are live', 2);
}

beforeEach(async () => {
  host = await new FakeHost(true).start();
});
afterEach(async () => {
  await web.stop();
  await host.stop();
});

const workerPids = () =>
  readFileSync(`/proc/${web.pid}/task/${web.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Sends each request on a new connection; the primary distributes connections to the workers in turn. */
const askInTurn = (path: string, times: number, headers: Record<string, string> = {}) =>
  Promise.all(Array.from({ length: times }, () => ask(web.url + path, { headers })));

const everyWorker = async (path: string, shows: (body: string) => boolean, headers: Record<string, string> = {}) =>
  (await askInTurn(path, 6, headers)).every(({ status, body }) => status === 200 && shows(body));

test('all workers answer, and each learns of a change', async () => {
  await start();
  expect(await everyWorker('/downloads', (body) => body.includes('First title'))).toBe(true);
  for (const worker of [1, 2]) await web.logged(`"worker":${worker},"method":"GET","path":"/downloads"`);
  await host.rename('Second title');
  await until('every worker shows the change', () =>
    everyWorker('/downloads', (body) => body.includes('Second title')),
  );
});

test('a session counts on every worker, and its end too', async () => {
  await start();
  const headers = { cookie: await sessionCookie() };
  const isKnown = (body: string) => body.includes('paimon');
  expect(await everyWorker('/guide', isKnown, headers)).toBe(true);
  await host.changeAccount(null);
  await until('every worker has logged out', () => everyWorker('/guide', (body) => !isKnown(body), headers));
});

test('a worker that dies is replaced while the others answer', async () => {
  await start();
  const [killed = 0] = workerPids();
  process.kill(killed, 'SIGKILL');
  await web.logged('a worker ended and is replaced');
  expect(await everyWorker('/downloads', (body) => body.includes('First title'))).toBe(true);
  await until('there are two again', () => workerPids().length === 2 && !workerPids().includes(killed));
  await web.logged('web is listening', 3);
});

test('the limit of an address holds for all workers together, and so do the measurements', async () => {
  await start({ RATE_LIMIT_PER_MINUTE: '10' });
  const statuses = (await askInTurn('/login', 24)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  await until('all are counted', async () => (await countPages(web.url, '/login')).rendered === 24);
});

test('all workers stop in order, also when the signal reaches the whole group', async () => {
  await start();
  for (const pid of workerPids()) process.kill(pid, 'SIGTERM');
  expect(await everyWorker('/downloads', (body) => body.includes('First title'))).toBe(true);
  web.signal('SIGTERM');
  await expect(web.ended).resolves.toBe(0);
  expect(web.output().stdout.split('web has stopped')).toHaveLength(3);
  expect(web.output().stdout).not.toContain('a worker ended');
});

test('a port in use ends the start with one line', async () => {
  await start();
  const second = launchWeb(host.url, { WEB_WORKERS: '2', PORT: new URL(web.url).port });
  await expect(second).rejects.toThrow(/Port \d+ is in use/);
});
