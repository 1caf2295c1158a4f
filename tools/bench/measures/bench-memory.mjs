import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { apiFlags, mallocSettings } from '../../start/processes/processes.mjs';
import { workspaceRoot } from '../../start/workspace.mjs';
import { enterAsGuest } from '../load/enter-as-guest.mjs';
import { judge } from '../judge.mjs';
import { hasWrk, load } from '../load/load.mjs';
import { hasProcessMemory, readTreeMemory } from '../machine/process-tree.mjs';

const apiStarts = 5;
const secondsPerPage = 5;
const fillLimitMs = 300_000;

/**
 * Memory of all processes of `npm start`, at rest and after mixed load, on a data folder that an earlier start has filled. Also the time
 * from the spawn of the API to its first answer on that folder.
 * @param {{dataDir: string, ports: number[], restSeconds: number, loadSeconds: number, say: (line: string) => void, databaseUrl?: string}}
 *   options
 */
export async function benchMemory({ dataDir, ports, restSeconds, loadSeconds, say, databaseUrl }) {
  const title = `Memory with ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}`;
  if (!hasProcessMemory()) {
    return { title, rows: [{ what: 'not measured: this system has no /proc/<pid>/smaps_rollup' }], verdicts: [] };
  }
  const [port, apiPort] = ports;
  const env = { ...process.env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir };
  Object.assign(env, { RATE_LIMIT_PER_MINUTE: '0', TRUST_PROXY: '127.0.0.1,::1' });
  if (databaseUrl) env.DATABASE_URL = databaseUrl;
  const site = { webUrl: `http://localhost:${port}`, apiUrl: `http://127.0.0.1:${apiPort}`, env };

  say('Filling the handbook …');
  await (await startSite(site)).stop();

  const starts = [];
  for (let count = 0; count < apiStarts; count += 1) starts.push(await timeApiStart(site));
  const startSeconds = starts.sort((a, b) => a - b)[Math.floor(apiStarts / 2)];

  const running = await startSite(site);
  try {
    say(`At rest for ${restSeconds} s …`);
    await delay(restSeconds * 1000);
    const atRest = readMemory(running.pid);
    const rows = atRest.processes.map(({ command, mb }) => ({ what: command, MB: Math.round(mb) }));
    rows.push({ what: 'all at rest', MB: Math.round(atRest.mb) });
    rows.push({ what: 'API start, spawn to first answer', seconds: startSeconds.toFixed(2) });
    const verdicts = [
      judge('npm start', databaseUrl ? 'restMemoryPostgresMb' : 'restMemoryMb', atRest.mb),
      judge('API', databaseUrl ? 'apiStartPostgresSeconds' : 'apiStartSeconds', startSeconds),
    ];
    if (loadSeconds > 0 && !hasWrk()) rows.push({ what: 'load is not measured: wrk is not installed' });
    else if (loadSeconds > 0) {
      say(`Mixed load for ${loadSeconds} s …`);
      const { answers, errors } = await mixedLoad(site, loadSeconds);
      rows.push({ what: `load: ${answers} answers, ${errors} requests refused or failed` });
      const loaded = readMemory(running.pid);
      rows.push(...loaded.processes.map(({ command, mb }) => ({ what: `${command}, after load`, MB: Math.round(mb) })));
      rows.push({ what: 'all after load', MB: Math.round(loaded.mb) });
      verdicts.push(judge('npm start', 'loadMemoryMb', loaded.mb - atRest.mb));
      say(`At rest again for ${restSeconds} s …`);
      await delay(restSeconds * 1000);
      rows.push({ what: `all, ${restSeconds} s after load`, MB: Math.round(readMemory(running.pid).mb) });
    }
    return { title, rows, verdicts };
  } finally {
    await running.stop();
  }
}

/** Runs `npm start` as a user does, and resolves when the handbook is filled. */
async function startSite({ webUrl, env }) {
  const child = spawn('npm', ['start'], { cwd: workspaceRoot, env, detached: true, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async () => {
    // Like Ctrl-C, the signal reaches the whole process group.
    if (child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  const deadline = performance.now() + fillLimitMs;
  while (!(await holdsText(`${webUrl}/handbook/kazuha`, 'Kaedehara'))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    if (performance.now() > deadline) {
      await stop();
      throw new Error(`The handbook was not filled within ${fillLimitMs / 1000} s`);
    }
    await delay(500);
  }
  return { pid: child.pid, stop };
}

async function holdsText(url, text) {
  const body = await fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );
  return body.includes(text);
}

/** Seconds from the spawn of the API to its first answer; stops the API afterwards. */
async function timeApiStart({ apiUrl, env }) {
  const startedAt = performance.now();
  const server = path.join(workspaceRoot, 'apps/api/dist/server.js');
  const child = spawn(process.execPath, [...apiFlags, server], { env: { ...mallocSettings, ...env }, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const isUp = () =>
    fetch(`${apiUrl}/startupz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}`);
    await delay(10);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/**
 * Requests of visitors, members and API clients: a few seconds of each in turn, two kinds at a time. Each request has another address,
 * because the API limits the reads of each.
 */
async function mixedLoad({ webUrl, apiUrl }, seconds) {
  const headers = { cookie: await enterAsGuest(webUrl) };
  const targets = [
    { url: `${webUrl}/` },
    { url: `${webUrl}/handbook?q=`, isUnique: true },
    { url: `${webUrl}/account`, headers },
    { url: `${webUrl}/status` },
    { url: `${webUrl}/login` },
    { url: `${webUrl}/handbook/kazuha` },
    { url: `${webUrl}/account/security`, headers },
    { url: `${webUrl}/downloads?q=`, isUnique: true },
    { url: `${apiUrl}/docs` },
  ];
  const deadline = performance.now() + seconds * 1000;
  const total = { answers: 0, errors: 0 };
  for (let turn = 0; performance.now() < deadline; turn += 2) {
    const pair = [turn, turn + 1].map((at) => targets[at % targets.length]);
    const options = { seconds: secondsPerPage, hasVisitors: true };
    for (const { rps, errors } of await Promise.all(pair.map((target) => load({ ...target, ...options })))) {
      total.answers += Math.round(rps * secondsPerPage);
      total.errors += errors;
    }
  }
  return total;
}

function readMemory(pid) {
  const processes = readTreeMemory(pid);
  return { processes, mb: processes.reduce((sum, { mb }) => sum + mb, 0) };
}
