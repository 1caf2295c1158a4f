import type { LiveIo, LiveSocket } from '../live-socket';
import { CountFeed } from './count-feed';

let count = 0;
let told: number[] = [];
const io = { local: { emit: (_name: string, value: number) => told.push(value) } } as unknown as LiveIo;
const newcomer = () => {
  const heard: number[] = [];
  return { heard, socket: { emit: (_name: string, value: number) => heard.push(value) } as unknown as LiveSocket };
};

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
});
afterEach(() => jest.useRealTimers());

test('everybody gets a changed number once, and nothing without a change', () => {
  const feed = new CountFeed(io, () => count);
  count = 1;
  feed.welcome(newcomer().socket);
  jest.advanceTimersByTime(60_000);
  feed.note();
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([1]);
});

test('if somebody leaves right after a newcomer got the number, the new number is sent even if it equals the last one', () => {
  const feed = new CountFeed(io, () => count);
  count = 1;
  feed.welcome(newcomer().socket);
  jest.advanceTimersByTime(60_000);
  count = 2;
  const { heard, socket } = newcomer();
  feed.welcome(socket);
  count = 1;
  feed.note();
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual([2]);
  expect(told).toEqual([1, 1]);
});
