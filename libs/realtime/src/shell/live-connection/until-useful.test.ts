import { createLive } from '../live';
import { untilUseful } from './until-useful';

let visibility: DocumentVisibilityState;
let ready: DocumentReadyState;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  ready = 'complete';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => ready);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

function wait(live = createLive()) {
  const started = jest.fn();
  const stop = new AbortController();
  void untilUseful(live, stop.signal).then(started);
  return {
    live,
    stop,
    hasStartedAfter: async (ms: number) => (await jest.advanceTimersByTimeAsync(ms), started.mock.calls.length === 1),
  };
}

test('a page that does not need the connection waits about three seconds', async () => {
  const { hasStartedAfter } = wait();
  expect(await hasStartedAfter(2_900)).toBe(false);
  expect(await hasStartedAfter(500)).toBe(true);
});

test('a page that needs it waits a second', async () => {
  const { live, hasStartedAfter } = wait();
  live.need();
  expect(await hasStartedAfter(900)).toBe(false);
  expect(await hasStartedAfter(500)).toBe(true);
});

test('nothing starts before the page has loaded or in a hidden tab', async () => {
  ready = 'interactive';
  visibility = 'hidden';
  const { hasStartedAfter } = wait();
  expect(await hasStartedAfter(60_000)).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(await hasStartedAfter(60_000)).toBe(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await hasStartedAfter(4_000)).toBe(true);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('on %j only need() starts it', async (connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { live, hasStartedAfter } = wait();
  expect(await hasStartedAfter(60_000)).toBe(false);
  live.need();
  expect(await hasStartedAfter(1_500)).toBe(true);
});

test('an unmounted shell starts nothing', async () => {
  const { stop, hasStartedAfter } = wait();
  stop.abort();
  expect(await hasStartedAfter(60_000)).toBe(false);
});
