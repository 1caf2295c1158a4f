import { JobQueue } from './job-queue';

test('jobs run one at a time in the order of their arrival', async () => {
  const queue = new JobQueue(10);
  const log: string[] = [];
  const job = (name: string) => () =>
    new Promise<void>((resolve) => {
      log.push(`${name} starts`);
      setImmediate(() => {
        log.push(`${name} ends`);
        resolve();
      });
    });
  await Promise.all([queue.run(job('a')), queue.run(job('b')), queue.run(job('c'))]);
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
});

test('a job that fails does not hold up the next', async () => {
  const queue = new JobQueue(10);
  const failed = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(() => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});

test('refuses a job when too many wait, and takes jobs again afterwards', async () => {
  const queue = new JobQueue(1);
  let finish = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = queue.run(() => Promise.resolve(2));
  await expect(queue.run(() => Promise.resolve(3))).rejects.toThrow('The database is busy.');
  expect(queue.depth).toBe(1);
  finish();
  await first;
  await expect(second).resolves.toBe(2);
  await expect(queue.run(() => Promise.resolve(4))).resolves.toBe(4);
});

test('waiting jobs can be refused at once', async () => {
  const queue = new JobQueue(5);
  let finish = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = queue.run(() => Promise.resolve(2));
  queue.rejectWaiting(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  finish();
  await first;
});

test('a job that waits too long leaves the queue, and the next one gets its turn', async () => {
  const queue = new JobQueue(10);
  let finish = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const started: string[] = [];
  const gone = queue.run(async () => started.push('gone'), 10);
  const patient = queue.run(async () => started.push('patient'));
  await expect(gone).rejects.toThrow('The database is busy.');
  expect(queue.depth).toBe(1);
  finish();
  await Promise.all([first, patient]);
  expect(started).toEqual(['patient']);
});
