import { holdQueue } from './queue-lock';

/** Fake browser locks, shared by all tabs. */
function fakeLocks() {
  const taken = new Set<string>();
  const request = async (name: string, _: object, use: (lock: object | null) => Promise<void> | undefined) => {
    await Promise.resolve();
    if (taken.has(name)) return void use(null);
    taken.add(name);
    await use({ name });
    taken.delete(name);
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

const hold = (queueId: string) => {
  const seen: string[] = [];
  const release = holdQueue(queueId, { onHeld: () => seen.push('held'), onTaken: () => seen.push('taken') });
  return { seen, release };
};

beforeEach(() => {
  jest.useFakeTimers();
  fakeLocks();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a copied tab does not run the queue of the first', async () => {
  const first = hold('q1');
  await jest.advanceTimersByTimeAsync(0);
  const copy = hold('q1');
  await jest.advanceTimersByTimeAsync(10_000);
  expect([first.seen, copy.seen]).toEqual([['held'], ['taken']]);
});

test('after a reload the queue is held as soon as the old page has let go', async () => {
  const old = hold('q1');
  await jest.advanceTimersByTimeAsync(0);
  const next = hold('q1');
  await jest.advanceTimersByTimeAsync(100);
  expect(next.seen).toEqual([]);
  old.release();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(next.seen).toEqual(['held']);
});

test('browsers without locks run the queue', () => {
  Reflect.deleteProperty(navigator, 'locks');
  expect(hold('q1').seen).toEqual(['held']);
});
