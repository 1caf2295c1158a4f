import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clientEvents, serverEvents } from '@starhaven/contracts/live';
import * as v from 'valibot';

const assets = path.join(__dirname, '../build/client/assets');
const chunks = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(path.join(assets, name), 'utf8') }));

/** The summaries of all calls. */
async function callSummaries(): Promise<string[]> {
  const folder = path.join(__dirname, '../../../libs/contracts/src');
  const domains = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'index.ts')));
  const doors: object[] = await Promise.all(domains.map((name) => import(`@starhaven/contracts/${name}`)));
  return doors.flatMap((door) =>
    Object.values(door).flatMap((one: unknown) => (v.is(CallShape, one) ? [one.summary] : [])),
  );
}
const CallShape = v.object({ method: v.string(), path: v.string(), summary: v.string() });

test('no contract of an HTTP call reaches the browser', async () => {
  const summaries = await callSummaries();
  expect(summaries.length).toBeGreaterThan(150);
  // Searches for each text with the name of its property, because pages may show the same text.
  const properties = summaries.map((summary) => `summary:${JSON.stringify(summary)}`);
  const holding = chunks.filter(({ text }) => properties.some((one) => text.includes(one)));
  expect(holding.map(({ name }) => name)).toEqual([]);
});

test('a font that the server names is the one of the browser build, so it is not loaded twice', () => {
  const folder = path.join(__dirname, '../build/server');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const server = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const named = [...server.matchAll(/\/assets\/([\w.-]+\.woff2)/g)].map(([, name]) => name);
  expect(named).not.toEqual([]);
  expect(readdirSync(assets)).toEqual(expect.arrayContaining(named));
});

test('the events of the socket come with the live connection and with nothing else', () => {
  const names = Object.values({ ...clientEvents, ...serverEvents })
    .map(({ name }) => name)
    .filter((name) => name.includes('_') || /Req$|Rsp$/.test(name));
  expect(names.length).toBeGreaterThan(8);
  const counts = chunks
    .map(({ name, text }) => ({ name, text, count: names.filter((event) => text.includes(`"${event}"`)).length }))
    .sort((a, b) => b.count - a.count);
  expect(counts[0]?.count).toBeGreaterThan(8);
  expect(counts[0]?.text).toContain('websocket');
  // A chunk that listens contains the names of its own events; the chat room has six. The contracts of all events would contain all names.
  const carriers = counts.slice(1).filter(({ count }) => count > 6);
  expect(carriers.map(({ name, count }) => `${name}: ${count} events`)).toEqual([]);
});
