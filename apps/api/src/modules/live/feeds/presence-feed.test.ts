import type { LiveIo, LiveSocket } from '../live-socket';
import { PresenceFeed } from './presence-feed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('if somebody leaves right after a newcomer got the list, the new list is sent even if it equals the last one', () => {
  const told: string[][] = [];
  const note = (heard: string[][]) => (_name: string, users: object) => heard.push(Object.keys(users));
  const io = { local: { to: () => ({ emit: note(told) }) } } as unknown as LiveIo;
  let uids = ['1'];
  const feed = new PresenceFeed(io, () => ({ shown: uids.map((uid) => ({ uid, name: uid })), isCut: false }));
  feed.note();
  jest.advanceTimersByTime(60_000);
  uids = ['1', '2'];
  const heard: string[][] = [];
  feed.welcome({ emit: note(heard) } as unknown as LiveSocket);
  uids = ['1'];
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual([['1', '2', 'bot']]);
  expect(told).toEqual([
    ['1', 'bot'],
    ['1', 'bot'],
  ]);
  feed.note();
  jest.advanceTimersByTime(60_000);
  expect(told).toHaveLength(2);
});
