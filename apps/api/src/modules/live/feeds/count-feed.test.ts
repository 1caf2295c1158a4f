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

test('everybody hears of a change once, and nothing when nothing changed', () => {
  const feed = new CountFeed(io, () => count);
  count = 1;
  feed.welcome(newcomer().socket);
  jest.advanceTimersByTime(60_000);
  feed.note();
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([1]);
});

test('a newcomer who counts one that leaves at once hears of it, though the others know the number already', () => {
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
