import type { Drizzle } from '../../../platform/database/database';
import type { Logger } from '../../../platform/logging/logger';
import { PlannedPosts } from './planned-posts';
import { publishDue } from './publish-due';

jest.mock('./publish-due');
const due = jest.mocked(publishDue);

const error = jest.fn();
const startPlanned = () => new PlannedPosts({} as Drizzle, { error } as unknown as Logger);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  due.mockResolvedValue(null);
});
afterEach(() => void jest.useRealTimers());

test('the next post is published at its time, and without one every ten seconds', async () => {
  const planned = startPlanned();
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
  const planned = startPlanned();
  due.mockRejectedValueOnce(new Error('the database restarts'));
  planned.start();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(error).toHaveBeenCalledTimes(1);
  expect(due).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(due).toHaveBeenCalledTimes(2);
  await planned.stop();
});
