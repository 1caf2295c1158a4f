import { getGameDownloads } from '@starhaven/contracts/games';
import { defineCall } from '@starhaven/contracts/protocol';
import * as v from 'valibot';
import type { Answer, Host } from '../testing/start-host.server';
import { json, startHost } from '../testing/start-host.server';
import type { CallRecord, UpstreamLogEntry } from '../types';
import { createUpstream } from './create-upstream.server';

const write = defineCall({
  name: 'rename',
  summary: '',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/edit',
  credential: 'token',
  body: v.object({ name: v.string() }),
  response: v.object({ retcode: v.number(), message: v.optional(v.string()), status: v.optional(v.string()) }),
});
const read = { ...write, isIdempotent: true };

let host: Host;
let log: UpstreamLogEntry[];
let records: CallRecord[];
beforeEach(async () => {
  host = await startHost(json({}));
  log = [];
  records = [];
});
afterEach(() => host.close());

const client = () =>
  createUpstream({
    ...{ accountUrl: host.url, bookUrl: host.url, timeoutMs: 20_000 },
    log: (entry) => log.push(entry),
    onCall: (record) => records.push(record),
  }).forRequest();

const send = (call: typeof write, answer: Answer) => {
  host.answer = answer;
  return client().call(call, { body: { name: 'x' }, sessionKey: 'k' });
};

test.each([400, 402, 405, 410, 418, 422, 451, 499, 500])(
  'a refusal of a write under HTTP %i is an answer',
  async (status) => {
    const answer = await send(write, json({ retcode: -1, message: 'This name is taken.' }, status));
    expect(answer).toMatchObject({ ok: false, retcode: -1, message: 'This name is taken.' });
    expect(host.seen).toHaveLength(1);
  },
);

test('a refusal of a read under an HTTP error of the caller is an answer', async () => {
  expect(await send(read, json({ retcode: -1, status: 'Gone.' }, 422))).toMatchObject({ ok: false, message: 'Gone.' });
  expect(records).toMatchObject([{ outcome: 'ok' }]);
  expect(log).toEqual([]);
});

test('a refusal under HTTP 500 counts as a failure for the operator', async () => {
  await send(write, json({ retcode: -1, message: 'SECRET' }, 500));
  expect(records).toMatchObject([{ outcome: 'status' }]);
  expect(log).toMatchObject([{ level: 'error', event: 'upstream.call-failed', kind: 'status', status: 500 }]);
  expect(JSON.stringify(log)).not.toContain('SECRET');
});

test.each([
  ['500 to a read', read, 500, -1],
  ['500 with the code of a fault', write, 500, 500],
  ['502 of a host', write, 502, -1],
  ['503 of our API', write, 503, 503],
  ['507 of our API', write, 507, -1],
  ['an error with the code of a success', write, 403, 0],
])('%s is a failure with the host’s text', async (_, call, status, retcode) => {
  const failed = send(call, json({ retcode, message: 'No database.' }, status, { 'retry-after': '30' }));
  await expect(failed).rejects.toMatchObject({
    ...{ kind: 'status', status, retcode, serverMessage: 'No database.', retryAfterSeconds: 30 },
  });
  expect(records).toMatchObject([{ outcome: 'status' }]);
});

test.each([502, 503, 504])('a read that is refused under HTTP %i is tried once more', async (status) => {
  await expect(send(read, json({ retcode: -1, message: 'Busy.' }, status))).rejects.toMatchObject({ kind: 'status' });
  expect(host.seen).toHaveLength(2);
});

test.each<[string, Answer]>([
  ['HTML', (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>')],
  ['the JSON of a proxy', json({ message: 'upstream connect error' }, 422)],
  ['a code that is no number', json({ retcode: 'E_DB', message: 'x' }, 500)],
])('an HTTP error with %s is no refusal', async (_, answer) => {
  await expect(send(write, answer)).rejects.toMatchObject({ kind: 'status', serverMessage: undefined });
});

test.each([
  [422, { ok: false, retcode: -1 }],
  [500, null],
])('a shared read that is refused with -1 under HTTP %i', async (status, answer) => {
  host.answer = json({ retcode: -1, message: 'Download data not found' }, status);
  const asked = client().call(getGameDownloads, { params: { slug: 'no-game' } });
  if (answer) expect(await asked).toMatchObject(answer);
  else await expect(asked).rejects.toMatchObject({ kind: 'status', serverMessage: 'Download data not found' });
});
