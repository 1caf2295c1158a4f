import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mountSmallDisk } from '../src/small-disk.mjs';
import { randomFrom } from '../src/start-tools.mjs';
import { logIn, visit } from '../src/visitor.mjs';
import { readHoldings, untilHealed } from './checks.mjs';
import { loadForms } from './load/forms.mjs';
import { importNames, loadImports } from './load/imports.mjs';
import { openSockets } from './load/sockets.mjs';
import { loadPages } from './load/visitors.mjs';
import { startSite } from './site.mjs';
import { listTroubles } from './troubles/index.mjs';

// Enough for a database and its log, and more than the free space below which the API stops writing.
const diskMb = 1_024;

// How much more a process may use at the end than at the beginning: caches fill up, and a restarted process begins with less.
const handlesMore = 30;
const memoryFactor = 1.6;
const memoryMoreMb = 150;

/** Web and API keep idle connections for 72 s, and many open after a stalled connection. Only after this time are open handles too many. */
const calmWithinMs = 90_000;

/**
 * Runs a real site under steady mixed load, causes faults for a time, and checks the site after each fault and at the end. The same seed
 * gives the same faults in the same order.
 * @param {{seconds: number, seed: number, only?: string, patience?: number, say: (line: string) => void}} options `patience` multiplies all
 *   limits of time, for a machine that is slow or shared
 * @returns {Promise<{problems: string[], troubles: string[], hasDisk: boolean}>} without a separate disk, which needs root, no disk is
 *   filled
 */
export async function runChaos({ seconds, seed, only, patience = 1, say }) {
  const random = randomFrom(seed);
  const disk = mountSmallDisk(diskMb);
  // Outside of the disk that fills up, because the run itself must be able to write.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-chaos-'));
  const dataDir = path.join(disk?.folder ?? folder, 'data');
  const clockFile = path.join(folder, 'clock');
  try {
    mkdirSync(dataDir, { mode: 0o700 });
    writeFileSync(clockFile, '0');
    say(`Seed ${seed}, ${seconds} s${disk === null ? ', without full disks: no small disk can be mounted here' : ''}`);
    const site = await startSite({ dataDir, clockFile, say });
    try {
      return {
        ...(await runOnSite({ site, random, folder, seconds, only, patience, disk, say })),
        hasDisk: disk !== null,
      };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    disk?.unmount();
  }
}

async function runOnSite({ site, random, folder, seconds, only, patience, disk, say }) {
  const problems = [];
  const complain = (text) => {
    problems.push(text);
    say(`  ✗ ${text}`);
  };
  const { url } = site;
  await untilHealed({ site, patience });
  await warmUp(url, random);
  const before = holdingsOf(site);

  const stop = new AbortController();
  const load = { url, random, signal: stop.signal };
  const visitors = loadPages({ ...load, perSecond: 20 });
  const forms = loadForms({ ...load, perSecond: 2 });
  const sockets = openSockets({ url, count: 25 });
  const imports = loadImports({ site, folder, signal: stop.signal, pauseMs: 8_000 });

  const choice = listTroubles({ hasDisk: disk !== null }).filter(({ name }) => !only || name.includes(only));
  const made = [];
  const endMs = performance.now() + seconds * 1000;
  for (let turn = choice; performance.now() < endMs && !site.hasEnded();) {
    // Runs each fault once in random order, then all of them again.
    if (turn.length === 0) turn = choice;
    const trouble = random.pick(turn);
    turn = turn.filter((one) => one !== trouble);
    made.push(trouble.name);
    await trouble.run({ site, random, disk });
    const { ms, problem } = await untilHealed({ site, patience });
    say(`${problem === null ? '✓' : '✗'} ${trouble.name}: all pages answer after ${(ms / 1000).toFixed(1)} s`);
    if (problem !== null) complain(`after "${trouble.name}": ${problem}`);
    await wait(500 + random.below(1_500));
  }

  stop.abort();
  await Promise.all([visitors.over, forms.over, imports.over]);
  if (site.hasEnded()) complain(`the start itself ended: ${JSON.stringify(await site.ended)}`);
  if (visitors.counts.hung > 0) complain(`${visitors.counts.hung} requests for a page got no answer within 15 s`);
  if (!(await becomesTrue(() => sockets.connected() === sockets.count)))
    complain(`${sockets.count - sockets.connected()} of ${sockets.count} live connections did not come back`);
  sockets.close();
  await checkAcknowledged({ url, acknowledged: forms.acknowledged, complain });
  await checkImport({ site, folder, complain });
  if (!(await becomesTrue(() => isCalm(before, holdingsOf(site)), calmWithinMs)))
    complain(
      `handles and memory did not return: ${JSON.stringify(before)} before, ${JSON.stringify(holdingsOf(site))} now`,
    );
  say(
    `Pages ${JSON.stringify(visitors.counts)}, forms ${JSON.stringify(forms.counts)}, imports ${JSON.stringify(imports.counts)}`,
  );
  say(`Live events received: ${sockets.heard()}; held at the end ${JSON.stringify(holdingsOf(site))}`);
  return { problems, troubles: made };
}

const holdingsOf = (site) => ({ web: readHoldings(site.pid('web')), api: readHoldings(site.pid('api')) });

/** Whether each process holds no more resources than before, except for caches and heap growth. */
function isCalm(before, now) {
  return ['web', 'api'].every(
    (name) =>
      now[name] !== null &&
      now[name].handles <= before[name].handles + handlesMore &&
      now[name].memoryMb <= before[name].memoryMb * memoryFactor + memoryMoreMb,
  );
}

/** A site's resources in its first second say little about its resources under load. */
async function warmUp(url, random) {
  for (let round = 0; round < 300; round += 1) {
    await visit(`${url}/downloads?q=${random.below(1e6)}`).catch(() => {});
  }
}

async function checkAcknowledged({ url, acknowledged, complain }) {
  const lost = [];
  for (const account of acknowledged) {
    const isThere = await becomesTrue(() => logIn(url, account).catch(() => false), 10_000);
    if (!isThere) lost.push(account.username);
  }
  if (lost.length > 0)
    complain(`${lost.length} of ${acknowledged.length} acknowledged accounts are lost: ${lost.slice(0, 5)}`);
}

async function checkImport({ site, folder, complain }) {
  if (!(await importNames({ site, folder, word: 'Finale' }))) return complain('the final import did not succeed');
  const isFound = await becomesTrue(async () => {
    // A web server that did not answer for some seconds may still be restarted now. The time limit still applies.
    const answer = await visit(`${site.url}/handbook/finale`).catch(() => null);
    return answer?.status === 200 && answer.body.includes('Finale number');
  });
  if (!isFound) complain('the data of the final import is not found');
}

async function becomesTrue(isTrue, limitMs = 30_000) {
  const endMs = performance.now() + limitMs;
  while (performance.now() < endMs) {
    if (await isTrue()) return true;
    await wait(250);
  }
  return false;
}
