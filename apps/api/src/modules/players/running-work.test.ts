import { RunningWork } from './running-work';

const deferred = () => {
  let resolve!: (value: string) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<string>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { promise, resolve, reject };
};

test('callers with the same key share one piece of work, and the next one begins after its end', async () => {
  const running = new RunningWork(() => undefined);
  const first = deferred();
  const work = jest.fn(() => first.promise);
  const answers = [running.begin('a', work), running.begin('a', work)];
  expect(running.has('a')).toBe(true);
  first.resolve('done');
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
  expect(work).toHaveBeenCalledTimes(1);
  expect(running.has('a')).toBe(false);
  expect(await running.begin('a', () => Promise.resolve('again'))).toBe('again');
});

test('a failure is reported once, and all callers get null', async () => {
  const onFailure = jest.fn();
  const running = new RunningWork(onFailure);
  const first = deferred();
  const answers = [running.begin('a', () => first.promise), running.begin('a', () => first.promise)];
  const error = new Error('the game server is away');
  first.reject(error);
  expect(await Promise.all(answers)).toEqual([null, null]);
  expect(onFailure.mock.calls).toEqual([[error]]);
});

test('a stop waits for running work and begins none', async () => {
  const running = new RunningWork(() => undefined);
  const first = deferred();
  const answer = running.begin('a', () => first.promise);
  const stopped = jest.fn();
  const stop = running.stop().then(stopped);
  expect(await running.begin('b', () => Promise.resolve('late'))).toBeNull();
  expect(stopped).not.toHaveBeenCalled();
  first.resolve('done');
  await stop;
  expect(await answer).toBe('done');
});
