import type { Drizzle } from '../../../platform/database/database';
import { createLogger } from '../../../platform/logging/logger';
import { PlannedPosts } from './planned-posts';
import { publishDue } from './publish-due';

jest.mock('./publish-due');
const due = jest.mocked(publishDue);

const logLines: string[] = [];
const log = createLogger('info', { write: (line: string) => void logLines.push(line) });
// Only publishDue uses the database, and it is replaced.
const createPlanned = () => new PlannedPosts({} as Drizzle, log);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  logLines.length = 0;
  due.mockResolvedValue(null);
});
afterEach(() => void jest.useRealTimers());

test('the next post is published at its time, and without one every ten seconds', async () => {
  const planned = createPlanned();
  planned.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(due).toHaveBeenCalledTimes(1);
  // A save with a planned post starts it again.
  due.mockResolvedValueOnce(800);
  planned.start();
  await jest.advanceTimersByTimeAsync(799);
  expect(due).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(due).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(due).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(due).toHaveBeenCalledTimes(4);
  await planned.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(due).toHaveBeenCalledTimes(4);
});

test('an error is logged, and the next try is in ten seconds', async () => {
  const planned = createPlanned();
  due.mockRejectedValueOnce(new Error('the database restarts'));
  planned.start();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(logLines).toEqual([expect.stringContaining('planned posts could not be read')]);
  expect(due).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(due).toHaveBeenCalledTimes(2);
  await planned.stop();
});
