import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { createWriteLane } from './write-lane';

function visit(lane: ReturnType<typeof createWriteLane>, method = 'POST') {
  const answer: { status?: number; retryAfter?: string } = {};
  const response = Object.assign(new EventEmitter(), {
    status: (code: number) => ((answer.status = code), response),
    set: (_name: string, value: string) => ((answer.retryAfter = value), response),
    type: () => response,
    send: () => response,
  });
  const next = jest.fn();
  lane({ method } as Request, response as unknown as Response, next);
  return { answer, hasBegun: () => next.mock.calls.length === 1, end: () => response.emit('close') };
}

test('so many at once; who waits begins when another ends, in order; reads never wait', () => {
  const lane = createWriteLane({ atOnce: 2, maxWaiting: 2 });
  const [first, second, third, fourth] = [visit(lane), visit(lane), visit(lane), visit(lane)];
  expect([first, second, third, fourth].map((one) => one.hasBegun())).toEqual([true, true, false, false]);
  expect(visit(lane, 'GET').hasBegun()).toBe(true);
  first.end();
  expect([third.hasBegun(), fourth.hasBegun()]).toEqual([true, false]);
  second.end();
  expect(fourth.hasBegun()).toBe(true);
});

test('when too many wait, one is told to come back', () => {
  const lane = createWriteLane({ atOnce: 1, maxWaiting: 1 });
  visit(lane);
  visit(lane);
  const refused = visit(lane);
  expect(refused.hasBegun()).toBe(false);
  expect(refused.answer).toEqual({ status: 503, retryAfter: '5' });
});

test('who leaves while waiting gives the place up and never begins', () => {
  const lane = createWriteLane({ atOnce: 1, maxWaiting: 1 });
  const first = visit(lane);
  const gone = visit(lane);
  gone.end();
  const next = visit(lane);
  first.end();
  expect([gone.hasBegun(), next.hasBegun()]).toEqual([false, true]);
});
