/** @jest-environment node */
import * as v from 'valibot';
import { defineCall } from '@starhaven/contracts/protocol';
import type { Host } from '../../testing/start-host.server';
import { json, startHost } from '../../testing/start-host.server';
import type { Upstream } from '../../types';
import { createUpstream } from '../create-upstream.server';

const measure = defineCall({
  name: 'measure',
  summary: 'A measurement',
  host: 'account',
  method: 'GET',
  path: '/measure',
  response: v.object({ value: v.number() }),
});

let host: Host;
let upstream: Upstream;
let value: number;

beforeEach(async () => {
  value = 0;
  host = await startHost((response, request) => json({ value: (value += 1) })(response, request));
  upstream = createUpstream({ accountUrl: host.url, bookUrl: host.url, log: () => {} });
});
afterEach(() => host.close());

const read = async (freshForMs?: number) => (await upstream.forRequest().call(measure, { freshForMs })).data;

test('an answer that is recent enough is shared by all requests, also while it is loading', async () => {
  const answers = await Promise.all([read(60_000), read(60_000), read(60_000)]);
  expect(answers).toEqual(Array(3).fill({ value: 1 }));
  expect(await read(60_000)).toEqual({ value: 1 });
  expect(host.seen).toHaveLength(1);
});

test('a read that accepts no cached answer, or none that old, asks the host', async () => {
  await read(60_000);
  expect(await read()).toEqual({ value: 2 });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_001);
  expect(await read(5_000)).toEqual({ value: 3 });
  clock.mockRestore();
});

test('a failure is not cached', async () => {
  host.answer = (response) => response.writeHead(400).end();
  await expect(read(60_000)).rejects.toMatchObject({ kind: 'status' });
  host.answer = json({ value: 7 });
  expect(await read(60_000)).toEqual({ value: 7 });
});

test('a visitor who leaves does not end the read for others', async () => {
  const leaving = new AbortController();
  const first = upstream.forRequest({ signal: leaving.signal }).call(measure, { freshForMs: 60_000 });
  const second = read(60_000);
  leaving.abort();
  await expect(first).rejects.toMatchObject({ kind: 'aborted' });
  expect(await second).toEqual({ value: 1 });
});
