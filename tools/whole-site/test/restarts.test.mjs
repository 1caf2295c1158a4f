import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
// tools/ is not a package, so its scripts are imported by their path.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { startSite } from '../../start/site.mjs';
import { freePorts } from '../src/free-ports.mjs';
import { busySiteSettings } from '../src/site-settings.mjs';
import { SiteLoad } from '../src/site-load.mjs';
import { until } from '../src/until.mjs';
import { logIn, register, visit } from '../src/visitor.mjs';

let folder;
let site;
let siteUrl;
/**
 * The time limit for a restart. A machine that needs longer for the first start, with an empty database and no visitor, is busy. There a
 * restart under load may take as long as three such starts.
 */
let backWithinMs;
let load;
const shown = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-site-'));
  const [port, apiPort] = await freePorts(2);
  siteUrl = `http://127.0.0.1:${port}`;
  const startMs = performance.now();
  site = await startSite({
    port,
    apiPort,
    dataDir: folder,
    env: busySiteSettings(siteUrl),
    show: (line) => shown.push(line),
  });
  const firstStartMs = performance.now() - startMs;
  backWithinMs = firstStartMs < 5_000 ? 5_000 : 3 * firstStartMs;
});
afterAll(async () => {
  await load?.stop();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

let names = 0;
/** Whether pages answer, and forms that need the API and its database. */
async function isWhole() {
  const page = await visit(`${siteUrl}/`);
  names += 1;
  return page.status === 200 && (await register(siteUrl, { username: `whole${names}`, password: 'sesame-lantern-7' }));
}

test('each process killed in turn under load is back within five seconds, and nothing acknowledged is lost', async () => {
  load = new SiteLoad(siteUrl);
  const tookMs = {};
  for (const name of ['api', 'web', 'demo-fleet']) {
    const enough = load.acknowledged.length + 10;
    await until('visitors are served', () => load.acknowledged.length >= enough);
    const killed = site.supervisor.get(name);
    process.kill(killed.pid, 'SIGKILL');
    const restarted = until(`${name} runs again`, () => killed.restarts === 1 && killed.pid !== null);
    tookMs[name] = await until('the site is whole again', isWhole);
    await restarted;
  }
  await load.stop();

  const lost = [];
  for (const account of load.acknowledged) if (!(await logIn(siteUrl, account))) lost.push(account.username);
  expect(lost).toEqual([]);
  expect(load.acknowledged.length).toBeGreaterThanOrEqual(30);
  for (const took of Object.values(tookMs)) expect(took).toBeLessThan(backWithinMs);
  for (const name of ['api', 'web', 'demo-fleet'])
    expect(shown).toContain(`${name} ended by itself (signal SIGKILL); it is started again in 1 s.`);
  expect(readFileSync(path.join(folder, 'logs/api.log'), 'utf8')).toContain('api runs again');
});

test('while the API is away pages are answered; while the web is away the API and the agents go on', async () => {
  const [api, web, fleet] = ['api', 'web', 'demo-fleet'].map((name) => site.supervisor.get(name));
  const pids = [web.pid, fleet.pid];
  process.kill(api.pid, 'SIGKILL');
  await until('it is noticed', () => api.pid === null);
  const answers = await Promise.all(['/', '/downloads', '/status', '/login'].map((at) => visit(`${siteUrl}${at}`)));
  for (const { status, headers } of answers) {
    expect(status).toBeLessThan(504);
    expect(headers['content-type']).toContain('text/html');
  }
  await until('it is whole again', isWhole);
  expect([web.pid, fleet.pid]).toEqual(pids);

  const apiPids = [api.pid, fleet.pid];
  process.kill(web.pid, 'SIGKILL');
  await until('it is noticed', () => web.pid === null);
  // Its database has just started again, and a busy machine may let the first query wait too long.
  const games = `http://127.0.0.1:${site.settings.apiPort}/json/game_all.json`;
  await until('the API answers', async () => (await visit(games)).status === 200);
  await until('it is whole again', isWhole);
  expect([api.pid, fleet.pid]).toEqual(apiPids);
});
