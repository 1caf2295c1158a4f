import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
// The browser tests own the launcher and the route table; both are plain files, not a package with a name.
/* eslint-disable @nx/enforce-module-boundaries */
import { freePort } from '../../apps/web-e2e/src/sites/free-port';
import { adminOf, launchApi, launchWeb } from '../../apps/web-e2e/src/sites/launch';
import {
  adminRoutes,
  authorRoutes,
  memberRoutes,
  pathWith,
  personalRoutes,
  routes,
} from '../../apps/web-e2e/src/routes';
import { sendAnswer, sendQuestion } from '../../apps/web-e2e/src/steps/ask-steps';
import { adminAccount } from '../../apps/web-e2e/src/steps/admin-steps';
import { sendForm } from '../../apps/web-e2e/src/steps/send-form';
import { writeAsAuthor } from '../../apps/web-e2e/src/steps/written-texts';
/* eslint-enable @nx/enforce-module-boundaries */
import { startSite } from '../start/site.mjs';
import { benchHttp } from './measures/bench-http.mjs';
import { benchWorkers } from './measures/bench-workers.mjs';
import { buildWithMoreRoutes } from './references/build-with-more-routes.mjs';
import { benchFlags } from './flags.mjs';
import { formatTable } from './judge.mjs';

const { values: flags } = parseArgs({ options: benchFlags });
const more = flags['extra-routes'];
const say = (line: string) => console.error(line);
const folder = await mkdtemp(path.join(os.tmpdir(), 'starhaven-bench-'));
const stops: (() => Promise<void>)[] = [];

/** The built apps without the process of `npm start`, for measurements in a browser; the handbook is empty. */
async function launchApps() {
  const dataDir = path.join(folder, 'apps');
  const api = await launchApi(dataDir);
  stops.push(api.stop);
  const launcher = more === undefined ? undefined : buildWithMoreRoutes(Number(more));
  const web = await launchWeb(dataDir, api.url, {}, launcher);
  stops.push(web.stop);
  Object.assign(process.env, { E2E_SITE_URL: web.url, E2E_ADMIN: adminOf(api) });
  return { webUrl: web.url, routes, logIn: logInAsAdmin };
}

/** Logs in as the first admin, who may open every page, and writes what these pages show. */
async function logInAsAdmin(page: Page) {
  await sendForm(page, '/login', { intent: 'log-in', ...adminAccount() });
  const question = await sendQuestion(page, 'How do I light the lantern at the gate?', 'lanterns');
  const answer = await sendAnswer(page, question, 'I found it: wait for the night.');
  const values = { question, answer, ...(await writeAsAuthor(page, 'A guide to the first hour')) };
  const pages = [...personalRoutes, ...memberRoutes, ...authorRoutes, ...adminRoutes].map((route) => ({
    ...route,
    path: pathWith(route, values),
  }));
  return { pages, cookies: await page.context().cookies() };
}

/** Measures the memory of `npm start`, in separate processes. */
async function measureMemory() {
  const { benchMemory } = await import('./measures/bench-memory.mjs');
  const [restSeconds, loadSeconds] = [Number(flags.after ?? 120), Number(flags.load ?? 600)];
  const ports = [await freePort(), await freePort()];
  return benchMemory({
    dataDir: path.join(folder, 'memory'),
    ports,
    restSeconds,
    loadSeconds,
    say,
    databaseUrl: flags['database-url'],
  });
}

/** The site as `npm start` runs it, with its access log and its whole handbook. */
async function startWholeSite() {
  const [port, apiPort] = [await freePort(), await freePort()];
  // The load pretends to come from many visitors behind a proxy, because the API allows few reads to each address.
  const env = { RATE_LIMIT_PER_MINUTE: '0', TRUST_PROXY: '127.0.0.1,::1' };
  const dataDir = path.join(folder, 'site');
  const site = await startSite({ port, apiPort, dataDir, env });
  stops.push(site.stop);
  const webUrl = `http://localhost:${port}`;
  say('Waiting for the handbook …');
  while (!(await (await fetch(`${webUrl}/handbook/kazuha`)).text()).includes('Kaedehara')) await delay(500);
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const webPid = site.supervisor.get('web').pid ?? 0;
  return { webUrl, webPid, apiUrl, dataDir, remixPort: await freePort(), say };
}

/** One site with one worker and one with two. */
async function startSitesOfWorkers() {
  const start = async (workers: string) => {
    const [port, apiPort] = [await freePort(), await freePort()];
    const limits = { RATE_LIMIT_PER_MINUTE: '0', TRUST_PROXY: '127.0.0.1,::1' };
    const env = { ...limits, WEB_WORKERS: workers, HANDBOOK_DATA: 'off', DEMO_FLEET: 'off' };
    const site = await startSite({ port, apiPort, dataDir: path.join(folder, `workers-${workers}`), env });
    stops.push(site.stop);
    return `http://localhost:${port}`;
  };
  const remixPorts = [await freePort(), await freePort()];
  return { one: await start('1'), two: await start('2'), remixPorts, say };
}

let apps: ReturnType<typeof launchApps> | undefined;
// Imported when needed, because Lighthouse takes a second to load.
const parts = {
  http: async () => benchHttp(await startWholeSite()),
  workers: async () => benchWorkers(await startSitesOfWorkers()),
  weight: async () => (await import('./measures/bench-weight.mjs')).benchWeight(await (apps ??= launchApps())),
  // The API of `launchApps` refuses live connections, because it does not know the site's address: an error in the console.
  lighthouse: async () => (await import('./measures/bench-lighthouse.mjs')).benchLighthouse(await startWholeSite()),
  memory: measureMemory,
};
/** The part takes a quarter of an hour, most of it at rest. */
const onlyWhenAsked = ['memory'];

try {
  const sections = [];
  for (const [name, run] of Object.entries(parts))
    if (flags.only === undefined ? !onlyWhenAsked.includes(name) : flags.only === name) sections.push(await run());
  const verdicts = sections.flatMap((section) => section.verdicts);
  const broken = verdicts.filter(({ isKept }) => !isKept);
  if (flags.json) console.log(JSON.stringify({ sections, broken }, null, 2));
  else {
    for (const { title, rows } of sections) console.log(`\n${title}\n\n${formatTable(rows)}`);
    console.log(`\n${verdicts.length - broken.length} of ${verdicts.length} budgets kept`);
    if (broken.length > 0) {
      const rows = broken.map(({ subject, budget, value, limit, unit }) => ({
        'broken budget': String(budget),
        on: subject,
        value: Number(value.toFixed(3)),
        limit: `${limit} ${unit}`,
      }));
      console.log(`\n${formatTable(rows)}`);
    }
  }
  if (broken.length > 0) process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
  await rm(folder, { recursive: true, force: true });
}
