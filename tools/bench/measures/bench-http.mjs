import { enterAsGuest } from '../load/enter-as-guest.mjs';
import { giveCharacters } from '../load/give-characters.mjs';
import { judge } from '../judge.mjs';
import { hasWrk, load, median } from '../load/load.mjs';
import { fetchRaw, startBareRemix, startSameBytes } from '../references/references.mjs';

const publicPages = ['/', '/status', '/handbook/kazuha', '/blog/post/7/set-up-your-first-game'];
/** The number of characters of the member whose overview is long. */
const manyCharacters = 30;
const rounds = 5;
const secondsPerRound = 3;
const warmUpAnswers = 6_000;
const warmUpMs = 60_000;

/**
 * Throughput and latency of a site as `npm start` runs it. Public pages are compared with bare node:http that sends the same bytes;
 * personal pages, by CPU per request, with a bare Remix page of as many elements. Rounds alternate, so that other load on the machine
 * affects both sides equally.
 * @param {{webUrl: string, webPid: number, apiUrl: string, dataDir: string, remixPort: number, say: (line: string) => void}} site
 */
export async function benchHttp({ webUrl, webPid, apiUrl, dataDir, remixPort, say }) {
  const title = 'Throughput';
  if (!hasWrk()) {
    say('Throughput is not measured: wrk is not installed (apt-get install wrk).');
    return { title, rows: [{ what: 'not measured: wrk is not installed' }], verdicts: [] };
  }
  const rows = [];
  const verdicts = [];
  for (const page of publicPages) {
    const reference = await startSameBytes(webUrl + page);
    say(`Load on ${page} …`);
    const ours = { url: webUrl + page, pid: webPid };
    const { a, b, ratio } = await alternate(ours, { url: reference.url, pid: reference.pid });
    reference.stop();
    rows.push(row(page, a, ratio), row('  bare node:http', b, 1));
    verdicts.push(judge(page, 'anonymousRatio', ratio), judge(page, 'anonymousP99Ms', a.p99Ms));
  }

  const cookie = await enterAsGuest(webUrl);
  const personalPages = [
    { page: '/login' },
    { page: '/account/security', headers: { cookie } },
    { page: '/account', headers: { cookie } },
    { page: '/account', note: `, ${manyCharacters} characters`, budget: 'charactersCpuMs' },
  ];
  for (const { page: path, note = '', headers = {}, budget = 'personalCpuMs' } of personalPages) {
    const page = path + note;
    say(`Load on ${page} …`);
    // Last, because the overview of every account shows the servers that this adds.
    if (note) headers.cookie = await enterWithCharacters({ webUrl, apiUrl, dataDir });
    const ours = { url: webUrl + path, pid: webPid, headers, hasVisitors: true };
    const elements = await countElements(ours);
    const remix = await startBareRemix(remixPort, elements);
    const reference = { url: remix.url, pid: remix.pid, headers: {}, hasVisitors: true };
    const bareElements = await countElements(reference);
    // Compares CPU and not requests per second, because the API's time must not count for the web server.
    const { a, b, cpuRatio } = await alternate(ours, reference);
    // Without this check, a page that becomes a redirect or a refusal under load would count as a fast page.
    await countElements(ours);
    await remix.stop();
    rows.push(row(`${page} (${elements} elements)`, a, cpuRatio), row(`  bare Remix (${bareElements} elements)`, b, 1));
    // With a session our page calls the API, and the bare Remix page calls nothing. This row shows what one small call costs bare Remix.
    if (headers.cookie) rows.push(await compareWithCall(ours, { remixPort, elements, apiUrl }));
    verdicts.push(judge(page, budget, a.cpuMs), judge(page, 'personalToBareRemix', cpuRatio));
  }

  say('Load on pages that were not requested before …');
  // A member's first request for each page, because no page is kept yet for a new address.
  const eachNew = { url: `${webUrl}/downloads?q=`, seconds: secondsPerRound, pid: webPid, isUnique: true };
  const member = await load({ ...eachNew, headers: { cookie }, hasVisitors: true });
  // Unlimited addresses must cost no more than members' pages: addresses with unknown parameters, and searches that never repeat.
  const unknown = await load({ ...eachNew, url: `${webUrl}/?q=` });
  const search = await load(eachNew);
  // The largest engine, with a different value each time: filled-in forms are never kept. The first round only warms the page up.
  const commandsLoad = {
    ...eachNew,
    url: `${webUrl}/command/genshin-impact/grasscutter?command=give-item&v.amount=`,
  };
  await load(commandsLoad);
  const commands = await load(commandsLoad);
  rows.push(
    row('/downloads, session, rendered again each time', member, Number.NaN),
    row('/, unknown parameters', unknown, Number.NaN),
    row('/downloads, a search each time', search, Number.NaN),
    row('/command, other values each time', commands, Number.NaN),
  );
  verdicts.push(
    judge('/downloads, session', 'sessionCpuMs', member.cpuMs),
    judge('/, unknown parameters', 'strangerCpuRatio', unknown.cpuMs / member.cpuMs),
    judge('/downloads, a search each time', 'strangerCpuRatio', search.cpuMs / member.cpuMs),
    judge('/command, other values each time', 'commandsCpuMs', commands.cpuMs),
  );
  return { title, rows, verdicts };
}

/** The row of a bare Remix page that makes one API call. Its text names the ratio of our page to it, measured in the same rounds. */
async function compareWithCall(ours, { remixPort, elements, apiUrl }) {
  const remix = await startBareRemix(remixPort, elements, `${apiUrl}/livez`);
  const { b, cpuRatio } = await alternate(ours, { url: remix.url, pid: remix.pid, headers: {}, hasVisitors: true });
  await remix.stop();
  return row(`  bare Remix with one API call, ours against it ${cpuRatio.toFixed(2)}`, b, Number.NaN);
}

/** The cookie of a guest with many characters. */
async function enterWithCharacters(site) {
  const cookie = await enterAsGuest(site.webUrl, `characters${process.pid}`);
  await giveCharacters({ ...site, cookie, count: manyCharacters });
  return cookie;
}

/** Loads two targets in turn. Returns the median of each target's rounds, and of the pairs' ratios. */
async function alternate(ours, reference) {
  for (const target of [ours, reference]) await warmUp(target);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const a = await load({ ...ours, seconds: secondsPerRound });
    pairs.push({ a, b: await load({ ...reference, seconds: secondsPerRound }) });
  }
  const ratios = pairs.map(({ a, b }) => ({ ratio: a.rps / b.rps, cpuRatio: b.cpuMs / a.cpuMs }));
  return { a: median(pairs.map(({ a }) => a)), b: median(pairs.map(({ b }) => b)), ...median(ratios) };
}

/** The first requests pay for compilation and cold caches. A page that waits for the API needs more time to answer that many requests. */
async function warmUp(target) {
  const endMs = performance.now() + warmUpMs;
  let answered = 0;
  while (answered < warmUpAnswers && performance.now() < endMs)
    answered += (await load({ ...target, seconds: 2 })).rps * 2;
}

async function countElements({ url, headers }) {
  const { body, status } = await fetchRaw(url, { ...headers, 'accept-encoding': 'identity' });
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return [
    ...body
      .toString()
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .matchAll(/<[a-z]/g),
  ].length;
}

function row(what, { rps, p50Ms, p99Ms, cpuMs, errors }, ratio) {
  return {
    what,
    'requests/s': Math.round(rps),
    'p50 ms': p50Ms.toFixed(1),
    'p99 ms': p99Ms.toFixed(1),
    'CPU ms': cpuMs > 0 ? cpuMs.toFixed(3) : '',
    ratio: Number.isNaN(ratio) ? '' : ratio.toFixed(2),
    errors,
  };
}
