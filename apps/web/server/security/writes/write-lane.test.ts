import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { WriteLane } from './write-lane';

const options = {
  atOnce: 2,
  atOncePerAddress: 2,
  maxWaiting: 2,
  maxWaitMs: 60_000,
  handlerLimitMs: 60_000,
  body: { timeoutMs: 60_000, maxBytes: 100 },
};

interface VisitOptions {
  method?: string;
  ip?: string;
  /** The part of the body that is sent at once; the rest of `length` comes later. */
  sent?: string;
  length?: number;
}

/** A request whose handler reads the body and then works until the test ends it. */
function visit(lane: WriteLane, { method = 'POST', ip = '203.0.113.1', sent = 'name=x', length }: VisitOptions = {}) {
  const request = Object.assign(new PassThrough(), {
    method,
    ip,
    headers: { 'content-length': String(length ?? sent.length) },
  });
  request.write(sent);
  const answer: { status?: number; headers: Record<string, string> } = { headers: {} };
  const response = Object.assign(new EventEmitter(), {
    destroyed: false,
    status: (code: number) => ((answer.status = code), response),
    set: (name: string, value: string) => ((answer.headers[name] = value), response),
    type: () => response,
    send: () => response,
  });
  let end = () => {};
  let body = '';
  const handler = jest.fn(async () => {
    body = String(request.read() ?? '');
    await new Promise<void>((resolve) => (end = resolve));
  });
  lane.around(handler)(request as unknown as Request, response as unknown as Response, jest.fn());
  return {
    answer,
    request,
    hasBegun: () => handler.mock.calls.length === 1,
    body: () => body,
    end: async () => {
      end();
      await turn();
    },
    finish: () => response.emit('finish'),
    hangUp: () => {
      response.destroyed = true;
      response.emit('close');
      request.emit('close');
    },
  };
}

test('only so many writes run at once; the others start in order when one ends; reads never wait', async () => {
  const lane = new WriteLane(options);
  const all = [visit(lane), visit(lane), visit(lane), visit(lane)];
  await turn();
  expect(all.map((one) => one.hasBegun())).toEqual([true, true, false, false]);
  expect(visit(lane, { method: 'GET' }).hasBegun()).toBe(true);
  await all[0]!.end();
  expect([all[2]!.hasBegun(), all[3]!.hasBegun()]).toEqual([true, false]);
  await all[1]!.end();
  expect(all[3]!.hasBegun()).toBe(true);
});

test('the handler finds the whole body', async () => {
  const one = visit(new WriteLane(options), { sent: 'name=', length: 11 });
  await turn();
  expect(one.hasBegun()).toBe(false);
  one.request.write('Paimon');
  await turn();
  expect(one.body()).toBe('name=Paimon');
});

test('forms that are still being sent do not count as running', async () => {
  const lane = new WriteLane(options);
  for (let index = 0; index < 40; index += 1) visit(lane, { sent: 'name=', length: 50 });
  const whole = visit(lane);
  await turn();
  expect(whole.hasBegun()).toBe(true);
});

test('when too many wait, the next one gets 503 with Retry-After', async () => {
  const lane = new WriteLane({ ...options, atOnce: 1, maxWaiting: 1 });
  visit(lane);
  visit(lane);
  await turn();
  const refused = visit(lane);
  await turn();
  expect(refused.hasBegun()).toBe(false);
  expect(refused.answer).toEqual({ status: 503, headers: { 'Retry-After': '5' } });
});

test('a request that is closed while it waits never starts', async () => {
  const lane = new WriteLane({ ...options, atOnce: 1, maxWaiting: 1 });
  const first = visit(lane);
  const gone = visit(lane);
  await turn();
  gone.hangUp();
  const next = visit(lane);
  await turn();
  await first.end();
  expect([gone.hasBegun(), next.hasBegun()]).toEqual([false, true]);
});

test('a request that is closed while its handler works keeps its place until the handler is done', async () => {
  const lane = new WriteLane({ ...options, atOnce: 1 });
  const first = visit(lane);
  await turn();
  first.hangUp();
  const next = visit(lane);
  await turn();
  expect(next.hasBegun()).toBe(false);
  await first.end();
  expect(next.hasBegun()).toBe(true);
});

test('one address gets few places; requests of other addresses pass its waiting ones', async () => {
  const lane = new WriteLane({ ...options, atOnce: 3, maxWaiting: 10 });
  const greedy = Array.from({ length: 6 }, () => visit(lane));
  const other = visit(lane, { ip: '198.51.100.7' });
  await turn();
  expect(greedy.filter((one) => one.hasBegun())).toHaveLength(2);
  expect(other.hasBegun()).toBe(true);
});

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  test('a body that does not come is refused, and the connection ended', async () => {
    const slow = visit(new WriteLane({ ...options, body: { timeoutMs: 5_000, maxBytes: 100 } }), { length: 50 });
    await turn();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(slow.answer).toEqual({ status: 408, headers: { Connection: 'close' } });
    expect(slow.hasBegun()).toBe(false);
  });

  test('a request that has waited too long for its turn gets 503 with Retry-After', async () => {
    const lane = new WriteLane({ ...options, atOnce: 1, maxWaitMs: 20_000 });
    const first = visit(lane);
    const late = visit(lane);
    await turn();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(late.answer).toEqual({ status: 503, headers: { 'Retry-After': '5' } });
    await first.end();
    expect(late.hasBegun()).toBe(false);
  });

  test('a handler that never ends loses its place to the next', async () => {
    const lane = new WriteLane({ ...options, atOnce: 1, handlerLimitMs: 10_000 });
    visit(lane);
    await turn();
    const next = visit(lane);
    await turn();
    expect(next.hasBegun()).toBe(false);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(next.hasBegun()).toBe(true);
  });
});

describe('pictures', () => {
  const uploads = {
    isUpload: ({ method }: Request) => method === 'POST',
    atOnce: 1,
    atOncePerAddress: 1,
    body: { timeoutMs: 60_000, maxBytes: 1_000 },
  };

  test('a large body is accepted where a page takes pictures, and counts until its answer has ended', async () => {
    const lane = new WriteLane({ ...options, uploads: [uploads] });
    const first = visit(lane, { sent: 'x'.repeat(500) });
    await turn();
    expect(first.body()).toHaveLength(500);
    const second = visit(lane, { sent: 'x'.repeat(500) });
    await turn();
    expect([second.hasBegun(), second.answer.status]).toEqual([false, 503]);
    // Small forms do not wait for pictures.
    const small = visit(lane);
    await turn();
    expect(small.hasBegun()).toBe(true);
    await first.end();
    first.hangUp();
    const third = visit(lane, { sent: 'x'.repeat(500) });
    await turn();
    expect(third.hasBegun()).toBe(true);
  });

  test('a large body is refused elsewhere, and above the limit for pictures', async () => {
    const other = visit(new WriteLane({ ...options, uploads: [{ ...uploads, isUpload: () => false }] }), {
      length: 500,
    });
    const larger = visit(new WriteLane({ ...options, uploads: [uploads] }), { length: 1_001 });
    for (const { request } of [other, larger]) request.end();
    await turn();
    await turn();
    expect([other.answer.status, larger.answer.status]).toEqual([413, 413]);
  });

  test('a visitor who may send none takes no place, and is told to log in', async () => {
    const maySend = jest.fn(({ ip }: Request) => Promise.resolve(ip !== '203.0.113.1'));
    const lane = new WriteLane({ ...options, uploads: [{ ...uploads, maySend }] });
    // A small form needs no check.
    visit(lane);
    expect(maySend).not.toHaveBeenCalled();
    const stranger = visit(lane, { sent: 'x', length: 500 });
    const member = visit(lane, { ip: '198.51.100.7', sent: 'x'.repeat(500) });
    await turn();
    expect([member.hasBegun(), member.answer.status]).toEqual([true, undefined]);
    stranger.request.end();
    await turn();
    await turn();
    expect([stranger.hasBegun(), stranger.answer]).toEqual([false, { status: 401, headers: { Connection: 'close' } }]);
  });

  test('one address does not take the places of all others', async () => {
    const lane = new WriteLane({ ...options, uploads: [{ ...uploads, atOnce: 3, atOncePerAddress: 2 }] });
    const large = (ip: string) => visit(lane, { ip, sent: 'x', length: 500 });
    const [first, , third] = [large('203.0.113.1'), large('203.0.113.1'), large('203.0.113.1')];
    const other = large('198.51.100.7');
    await turn();
    expect([third?.answer.status, other.answer.status]).toEqual([503, undefined]);
    first?.hangUp();
    expect(large('203.0.113.1').answer.status).toBeUndefined();
  });

  describe('that are read while they arrive', () => {
    const streamed = { ...uploads, isStreamed: true, body: { timeoutMs: 25_000, maxBytes: 1_000 } };
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
    afterEach(() => jest.useRealTimers());

    test('the handler starts before the body is complete', async () => {
      const lane = new WriteLane({ ...options, uploads: [streamed] });
      const one = visit(lane, { sent: 'first', length: 500 });
      await turn();
      expect([one.hasBegun(), one.body()]).toEqual([true, 'first']);
      await one.end();
      one.hangUp();
      const large = visit(lane, { length: 1_001 });
      large.request.end();
      await turn();
      await turn();
      expect([large.hasBegun(), large.answer.status]).toEqual([false, 413]);
    });

    test('a body that does not arrive in time is refused, and its handler sees the end of the request', async () => {
      const lane = new WriteLane({ ...options, uploads: [streamed] });
      const slow = visit(lane, { sent: 'first', length: 500 });
      await turn();
      await jest.advanceTimersByTimeAsync(24_999);
      expect(slow.answer.status).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1);
      expect(slow.answer).toEqual({ status: 408, headers: { Connection: 'close' } });
      slow.finish();
      expect(slow.request.destroyed).toBe(true);
    });
  });
});
