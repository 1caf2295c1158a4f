import { SharedWork } from './shared-work';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const limits = { limitMs: 1_000, maxWaitMs: 300 };

/** Work that ends when the test ends it, and records whether it was aborted. */
function stand() {
  let end = (_result: string) => {};
  let fail = (_error: Error) => {};
  const begin = jest.fn(
    (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        end = resolve;
        fail = reject;
        signal.addEventListener('abort', () => (isGivenUp = true));
      }),
  );
  let isGivenUp = false;
  return { begin, end: (r: string) => end(r), fail: (e: Error) => fail(e), isGivenUp: () => isGivenUp };
}

test('callers that arrive during the work share one result; a later caller starts new work', async () => {
  const work = new SharedWork<string>(limits);
  const first = stand();
  const waiting = [work.joinOrBegin('/', first.begin), work.joinOrBegin('/', first.begin), work.join('/')];
  await jest.advanceTimersByTimeAsync(0);
  first.end('page');
  await expect(Promise.all(waiting)).resolves.toEqual(['page', 'page', 'page']);
  expect(first.begin).toHaveBeenCalledTimes(1);
  expect(work.join('/')).toBeNull();
});

test('work that never ends is given up at its limit, and the next caller starts new work', async () => {
  const work = new SharedWork<string>({ limitMs: 1_000, maxWaitMs: 5_000 });
  const stuck = stand();
  const waiting = work.joinOrBegin('/', stuck.begin);
  const failed = expect(waiting).rejects.toThrow('gave up after 1000 ms');
  await jest.advanceTimersByTimeAsync(1_000);
  await failed;
  expect(stuck.isGivenUp()).toBe(true);
  expect(work.join('/')).toBeNull();
  const next = stand();
  const second = work.joinOrBegin('/', next.begin);
  // Aborted work may still end later; it must not remove the entry of the new work.
  stuck.end('late');
  await jest.advanceTimersByTimeAsync(0);
  expect(work.join('/')).not.toBeNull();
  next.end('page');
  await expect(second).resolves.toBe('page');
});

test('a caller that has waited long enough gets no result; the work continues for the others', async () => {
  const work = new SharedWork<string>(limits);
  const slow = stand();
  const impatient = work.joinOrBegin('/', slow.begin);
  await jest.advanceTimersByTimeAsync(300);
  await expect(impatient).resolves.toBeUndefined();
  const late = work.join('/');
  slow.end('page');
  await expect(late).resolves.toBe('page');
});

test.each([
  ['rejects', () => Promise.reject(new Error('no page'))],
  [
    'throws at once',
    () => {
      throw new Error('no page');
    },
  ],
])('work that %s fails for its callers, and does not block the next', async (_how, begin) => {
  const work = new SharedWork<string>(limits);
  await expect(work.joinOrBegin('/', begin)).rejects.toThrow('no page');
  expect(work.join('/')).toBeNull();
  await expect(work.joinOrBegin('/', async () => 'page')).resolves.toBe('page');
});

test('two keys are two pieces of work', async () => {
  const work = new SharedWork<string>(limits);
  const stuck = stand();
  const waiting = work.joinOrBegin('/a', stuck.begin);
  await expect(work.joinOrBegin('/b', async () => 'page')).resolves.toBe('page');
  await jest.advanceTimersByTimeAsync(300);
  await expect(waiting).resolves.toBeUndefined();
});
