import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
// tools/ is not a package, so its scripts are imported by their path.
/* eslint-disable @nx/enforce-module-boundaries */
import { startSite } from '../../start/site.mjs';
import { workspaceRoot } from '../../start/workspace.mjs';
/* eslint-enable @nx/enforce-module-boundaries */
import { freePorts } from '../src/free-ports.mjs';
import { busySiteSettings } from '../src/site-settings.mjs';
import { until } from '../src/until.mjs';
import { visit } from '../src/visitor.mjs';

let folder;
let site;
let siteUrl;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-site-'));
  const [port, apiPort] = await freePorts(2);
  siteUrl = `http://127.0.0.1:${port}`;
  const env = { ...busySiteSettings(siteUrl), WEB_WORKERS: '2', DEMO_FLEET: 'off' };
  site = await startSite({ port, apiPort, dataDir: folder, env });
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function workerPids() {
  const { pid } = site.supervisor.get('web');
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Answers to requests on separate connections, which the workers get in turn. */
const askEveryWorker = (at, cookie = '') =>
  Promise.all(
    Array.from(
      { length: 6 },
      () =>
        new Promise((resolve, reject) => {
          const request = http.get(siteUrl + at, { agent: false, headers: { cookie } }, (response) => {
            let body = '';
            response.setEncoding('utf8').on('data', (part) => (body += part));
            response.on('end', () => resolve({ status: response.statusCode, body }));
          });
          request.on('error', reject);
        }),
    ),
  );

test('a login on one worker counts on the others', async () => {
  const form = { intent: 'log-in', guest: 'on', username: 'traveller' };
  const { status, headers } = await visit(`${siteUrl}/login`, { form });
  expect(status).toBe(302);
  const cookie = headers['set-cookie'].map((line) => line.split(';')[0]).join('; ');
  for (const { status: seen, body } of await askEveryWorker('/account', cookie)) {
    expect(seen).toBe(200);
    expect(body).toContain('traveller');
  }
});

test('an edit of a game is seen on every worker', async () => {
  const page = '/downloads/genshin-impact';
  for (const { body } of await askEveryWorker(page)) expect(body).not.toContain('Lantern Rite build');
  const file = path.join(folder, 'genshin-impact.json');
  const run = (...args) =>
    execFileSync(process.execPath, ['apps/api/dist/command.js', 'downloads', ...args], {
      cwd: workspaceRoot,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder },
    });
  run('export', 'genshin-impact', file);
  const text = readFileSync(file, 'utf8').replace('The server for client', 'Lantern Rite build for client');
  writeFileSync(file, text);
  run('apply', 'genshin-impact', file);
  await until('every worker shows it', async () =>
    (await askEveryWorker(page)).every(({ body }) => body.includes('Lantern Rite build')),
  );
});

test('a worker that is killed is replaced, and the site answers all the time', async () => {
  const before = workerPids();
  expect(before).toHaveLength(2);
  const web = site.supervisor.get('web');
  process.kill(before[0], 'SIGKILL');
  await until('the primary has noticed', () => !workerPids().includes(before[0]));
  for (const { status } of await askEveryWorker('/')) expect(status).toBe(200);
  await until('there are two again', () => workerPids().length === 2);
  for (const { status } of await askEveryWorker('/status')) expect(status).toBe(200);
  expect(web.restarts).toBe(0);
});
