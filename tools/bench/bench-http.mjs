import { gunzipSync } from 'node:zlib';
import { judge } from './judge.mjs';
import { load, median } from './load.mjs';
import { fetchRaw, startBareRemix, startSameBytes } from './references.mjs';

const pages = ['/', '/downloads', '/downloads/genshin-impact'];
const rounds = 3;
const secondsPerRound = 4;

/**
 * Throughput and latency beside bare node:http with the same bytes, and a personal page beside a bare Remix page of the
 * same size. Rounds alternate, so that what else the machine does weighs on both sides alike.
 * @param {{webUrl: string, webPid: number, remixPort: number, say: (line: string) => void}} site
 */
export async function benchHttp({ webUrl, webPid, remixPort, say }) {
  const rows = [];
  const verdicts = [];
  for (const page of pages) {
    const reference = await startSameBytes(webUrl + page);
    say(`Load on ${page} …`);
    const [ours, bare] = await alternate({ url: webUrl + page, pid: webPid }, { url: reference.url });
    reference.stop();
    const ratio = ours.rps / bare.rps;
    rows.push(row(page, ours, ratio), row('  bare node:http', bare, 1));
    // One connection at a time shows what a visitor waits; sixteen on a busy machine measure the queue.
    const calm = await load({ url: webUrl + page, seconds: 3, connections: 1 });
    rows.push(row('  one connection', calm, Number.NaN));
    verdicts.push(judge(page, 'anonymousRatio', ratio), judge(page, 'anonymousP99Ms', ours.p99Ms));
  }

  const cookie = await enterAsGuest(webUrl);
  const personal = { url: `${webUrl}/downloads`, headers: { cookie } };
  const { body, headers, status } = await fetchRaw(personal.url, personal.headers);
  if (status !== 200) throw new Error(`/downloads with a session answered ${status}`);
  const htmlBytes = headers['content-encoding'] === 'gzip' ? gunzipSync(body).length : body.length;
  const remix = await startBareRemix(remixPort, htmlBytes);
  say('Load on /downloads with a session …');
  const [ours, bare] = await alternate({ ...personal, pid: webPid }, { url: remix.url, pid: remix.pid });
  // A member's first look at each page: nothing is kept for an address that nobody asked for before.
  const anew = await load({
    ...personal,
    url: `${webUrl}/downloads?q=[<id>]`,
    seconds: secondsPerRound,
    pid: webPid,
  });
  // Addresses without end must cost no more than members do: with parameters that mean nothing, and with searches that nobody repeats.
  const unknown = await load({ url: `${webUrl}/?q=[<id>]`, seconds: secondsPerRound, pid: webPid });
  const search = await load({ url: `${webUrl}/downloads?q=[<id>]`, seconds: secondsPerRound, pid: webPid });
  const remixBytes = (await fetchRaw(remix.url, { 'accept-encoding': 'identity' })).body.length;
  await remix.stop();
  const ratio = ours.rps / bare.rps;
  rows.push(
    row(`/downloads, session (${htmlBytes} B)`, ours, ratio),
    row('  rendered anew each time', anew, anew.rps / bare.rps),
    row(`  bare Remix (${remixBytes} B)`, bare, 1),
    row('/, unknown parameters', unknown, Number.NaN),
    row('/downloads, a search each time', search, Number.NaN),
  );
  verdicts.push(
    judge('/downloads, session', 'sessionCpuMs', anew.cpuMs),
    judge('/downloads, session', 'sessionToBareRemix', ratio),
    judge('/, unknown parameters', 'strangerCpuRatio', unknown.cpuMs / anew.cpuMs),
    judge('/downloads, a search each time', 'strangerCpuRatio', search.cpuMs / anew.cpuMs),
  );
  return { title: 'Throughput', rows, verdicts };
}

async function alternate(a, b) {
  const results = [[], []];
  // The first seconds pay for compilation and cold caches on either side.
  for (const target of [a, b]) await load({ ...target, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    results[0].push(await load({ ...a, seconds: secondsPerRound }));
    results[1].push(await load({ ...b, seconds: secondsPerRound }));
  }
  return results.map(median);
}

function row(what, { rps, p50Ms, p99Ms, cpuMs, errors }, ratio) {
  return {
    what,
    'requests/s': Math.round(rps),
    'p50 ms': p50Ms,
    'p99 ms': p99Ms,
    'CPU ms': cpuMs > 0 ? cpuMs.toFixed(2) : '',
    ratio: Number.isNaN(ratio) ? '' : ratio.toFixed(2),
    errors,
  };
}

/** Enters as a guest through the site's own form: only a session that the API knows stays one. */
async function enterAsGuest(siteUrl) {
  const answer = await fetch(`${siteUrl}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(siteUrl).origin },
    body: new URLSearchParams({ intent: 'log-in', guest: 'on', username: `bench${process.pid}` }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  if (answer.status !== 302 || cookies.length === 0) throw new Error(`The login as a guest answered ${answer.status}`);
  return cookies.join('; ');
}
