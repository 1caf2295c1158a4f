import type { Logger } from '../../../platform/logging/logger';
import { HtmlRenewal } from './html-renewal';

const earlier = '<p>earlier</p>';

/** A renderer whose texts end on demand. */
function setUp() {
  const answers: ((
    answer: { ok: true; html: string; minutes: number } | { ok: false; reason: string } | Error,
  ) => void)[] = [];
  const stored: string[] = [];
  const render = () =>
    new Promise<{ ok: true; html: string; minutes: number } | { ok: false; reason: string }>((resolve, reject) => {
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  const log = { warn: jest.fn(), error: jest.fn() };
  const renewal = new HtmlRenewal({ render: { pipeline: 'new', render }, log: log as unknown as Logger });
  const read = (key: string, pipeline = 'old') =>
    renewal.htmlOf({
      key,
      markdown: 'Text',
      html: earlier,
      pipeline,
      store: async ({ html }) => stored.push(html ?? ''),
    });
  return { answers, stored, log, read };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const done = { ok: true as const, html: '<p>new</p>', minutes: 1 };

afterEach(() => void jest.useRealTimers());

test('html of the current renderer is not rendered', async () => {
  const { answers, read } = setUp();
  expect(await read('post 1 1', 'new')).toBe(earlier);
  expect(answers).toHaveLength(0);
});

test('readers of one text share its render, and texts are rendered one after another', async () => {
  const { answers, stored, read } = setUp();
  const readers = [read('post 1 1'), read('post 1 1'), read('post 2 1')];
  await settle();
  expect(answers).toHaveLength(1);
  answers[0]?.(done);
  await settle();
  expect(answers).toHaveLength(2);
  answers[1]?.(done);
  expect(await Promise.all(readers)).toEqual([done.html, done.html, done.html]);
  expect(stored).toHaveLength(2);
});

test('a text that cannot be rendered is not tried again, but its next version is', async () => {
  const { answers, log, read } = setUp();
  const first = read('post 1 1');
  await settle();
  answers[0]?.({ ok: false, reason: 'It takes too long.' });
  expect(await first).toBe(earlier);
  expect(await read('post 1 1')).toBe(earlier);
  expect([answers.length, log.warn.mock.calls.length]).toEqual([1, 1]);
  void read('post 1 2');
  await settle();
  answers[1]?.(done);
  expect(answers).toHaveLength(2);
});

test('after a failure of the renderer a text is tried again a minute later', async () => {
  const { answers, log, read } = setUp();
  const now = jest.spyOn(performance, 'now');
  const first = read('post 1 1');
  await settle();
  answers[0]?.(new Error('the thread died'));
  expect(await first).toBe(earlier);
  expect(await read('post 1 1')).toBe(earlier);
  expect([answers.length, log.error.mock.calls.length]).toEqual([1, 1]);
  const laterMs = performance.now() + 61_000;
  now.mockImplementation(() => laterMs);
  const again = read('post 1 1');
  await settle();
  now.mockRestore();
  answers[1]?.(done);
  expect(await again).toBe(done.html);
});

test('a reader does not wait for a slow text, which is stored nevertheless', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  const { answers, stored, read } = setUp();
  const reader = read('post 1 1');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await reader).toBe(earlier);
  answers[0]?.(done);
  await settle();
  expect(stored).toEqual([done.html]);
});
