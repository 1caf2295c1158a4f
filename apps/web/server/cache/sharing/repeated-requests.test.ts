import type { IncomingMessage } from 'node:http';
import { AnonymousPage } from '../store/anonymous-page';
import { PageStore } from '../store/page-store';
import { RepeatedRequests } from './repeated-requests';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const request = (url: string, headers = {}, method = 'GET') => ({ url, headers, method }) as IncomingMessage;

function keep(topic = 'games', maxAgeMs?: number) {
  const store = new PageStore<AnonymousPage>();
  const page = new AnonymousPage(Buffer.from('<p>'), {}, new Set([topic]));
  store.set('auto /', page, store.mark(), maxAgeMs);
  const repeated = new RepeatedRequests(store);
  repeated.remember('/', 'auto /', page);
  return { store, page, repeated };
}

test('the same target gets the same page again', () => {
  const { page, repeated } = keep();
  expect(repeated.find(request('/', { 'accept-encoding': 'br' }))).toBe(page);
  expect(repeated.find(request('/?q=1'))).toBeUndefined();
});

test('a request that may get another page is not answered from here', () => {
  const { repeated } = keep();
  expect(repeated.find(request('/', { cookie: 'theme=dark' }))).toBeUndefined();
  expect(repeated.find(request('/', { authorization: 'Bearer x' }))).toBeUndefined();
  expect(repeated.find(request('/', {}, 'POST'))).toBeUndefined();
});

test('a change of data drops the page at once', () => {
  const { store, repeated } = keep();
  store.invalidate('games');
  expect(repeated.find(request('/'))).toBeUndefined();
});

test('a page is remembered for a second, or until it expires', () => {
  const { repeated } = keep();
  jest.advanceTimersByTime(999);
  expect(repeated.find(request('/'))).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(repeated.find(request('/'))).toBeUndefined();

  const soonStale = keep('games', 200);
  jest.advanceTimersByTime(201);
  expect(soonStale.repeated.find(request('/'))).toBeUndefined();
});

test('very many targets keep only a few pages', () => {
  const { page, repeated } = keep();
  for (let index = 0; index < 1_000; index += 1) repeated.remember(`/handbook/${index}`, 'auto /', page);
  const held = Array.from({ length: 1_000 }, (_, index) => repeated.find(request(`/handbook/${index}`))).filter(
    Boolean,
  );
  expect(held.length).toBeGreaterThan(0);
  expect(held.length).toBeLessThanOrEqual(64);
});
