import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
// tools/ is not a package, so its scripts are imported by their path.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { startSite } from '../../start/site.mjs';
import { freePorts } from '../src/free-ports.mjs';
import { busySiteSettings } from '../src/site-settings.mjs';
import { SiteLoad } from '../src/site-load.mjs';
import { mountSmallDisk } from '../src/small-disk.mjs';
import { until } from '../src/until.mjs';
import { logIn, visit } from '../src/visitor.mjs';

const disk = mountSmallDisk(480);
let site;
let siteUrl;
let load;
const shown = [];

afterAll(async () => {
  await load?.stop();
  await site?.stop();
  disk?.unmount();
});

const megabyte = 1024 * 1024;
const form = (username) => ({
  intent: 'register',
  username,
  email: `${username}@inn.test`,
  password: 'sesame-lantern-7',
  passwordConfirmation: 'sesame-lantern-7',
});
const apiAnswers = async (port) => (await visit(`http://127.0.0.1:${port}/livez`)).status === 200;
const registerAnswer = (username) => visit(`${siteUrl}/login?tab=register`, { form: form(username) });

(disk === null ? test.skip : test)(
  'a disk that fills up (needs root and the right to mount) ends nothing: pages are answered, writes are refused, and all is well once there is space',
  async () => {
    const [port, apiPort] = await freePorts(2);
    siteUrl = `http://127.0.0.1:${port}`;
    const show = (line) => shown.push(line);
    site = await startSite({
      port,
      apiPort,
      dataDir: disk.folder,
      env: busySiteSettings(siteUrl),
      show,
      logLimits: { retryMs: 200 },
    });
    load = new SiteLoad(siteUrl);
    await until('visitors are served', () => load.acknowledged.length >= 10);

    disk.fillTo(150 * megabyte);
    await until('the operator is notified', () =>
      shown.some((line) => line.startsWith('api │ WARN  less than 200 MB are free on the disk')),
    );
    let answer;
    await until('a registration is refused', async () => (answer = await registerAnswer('nobody')).status !== 302);
    expect(answer.status).toBe(502);
    expect(answer.body).toContain('Nothing can be saved at the moment.');
    expect((await visit(`${siteUrl}/`)).status).toBe(200);

    // Fills the disk to the last byte for a while: failed writes must not end a process.
    disk.fillTo(0);
    await until('logs are dropped', () => shown.some((line) => line.includes('are dropped: ')));
    const pagesBefore = load.pages;
    await until('many more pages are answered', () => load.pages > pagesBefore + 200);
    expect((await registerAnswer('nobody')).status).toBe(502);

    expect(['api', 'web', 'demo-fleet'].map((name) => site.supervisor.get(name).restarts)).toEqual([0, 0, 0]);

    // An API that crashes now has no space to open its database; this must not count as a broken database.
    const api = site.supervisor.get('api');
    process.kill(api.pid, 'SIGKILL');
    await until('it was tried again', () => api.restarts >= 1);
    await until('it is back or was refused', async () => api.restarts >= 2 || (await apiAnswers(apiPort)));
    expect(readdirSync(disk.folder).filter((name) => name.startsWith('database.broken'))).toEqual([]);

    disk.empty();
    await until('a registration is taken', async () => (await registerAnswer('somebody')).status === 302);
    await until('logs are written', () => shown.some((line) => line.includes('is written again; ')));
    await load.stop();
    const lost = [];
    for (const account of load.acknowledged) if (!(await logIn(siteUrl, account))) lost.push(account.username);
    expect(lost).toEqual([]);
    expect(readFileSync(path.join(disk.folder, 'logs/web.log'), 'utf8')).toContain('are missing here');
  },
);
