import type { ServerMessage } from '../socket/live-socket';
import type { MessageGathering } from './gather-messages';
import { gatherMessages } from './gather-messages';

let rounds: (readonly ServerMessage[])[];
let bad: string[];
let gathering: MessageGathering;

beforeEach(() => {
  jest.useFakeTimers();
  rounds = [];
  bad = [];
  gathering = gatherMessages({
    onMessages: (messages) => rounds.push(messages),
    onBadMessage: (name) => bad.push(name),
  });
});
afterEach(() => {
  gathering.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const stats = (time: number) => ({
  name: 'stats' as const,
  payload: { data: [{ time, field: 'request_count', value: 1 }] },
});
const told = () => rounds.flat().length;

test('messages that come between two frames are passed on together, parsed', () => {
  for (let index = 0; index < 500; index += 1) gathering.add(stats(index * 60));
  gathering.add({ name: 'count_online', payload: '12' });
  gathering.add({ name: 'init_server', payload: 'nonsense' });
  expect(rounds).toEqual([]);
  jest.advanceTimersByTime(20);
  expect([rounds.length, told(), bad]).toEqual([1, 501, ['init_server']]);
  expect(rounds[0]?.at(-1)).toEqual({ name: 'count_online', payload: 12 });
});

test('one row that cannot be read costs that row, which is counted', () => {
  const told: unknown[] = [];
  const lenient = gatherMessages({
    onMessages: (messages) => rounds.push(messages),
    onBadMessage: (name) => bad.push(name),
    onRowsLeftOut: (...row) => told.push(row),
  });
  const server = { id: 's1', name: 'One', server: { online: true } };
  lenient.add({ name: 'init_server', payload: { data: [server, { name: 'no id' }] } });
  lenient.flush();
  expect(rounds.flat()).toMatchObject([{ name: 'init_server', payload: { data: [{ id: 's1' }] } }]);
  expect([told, bad]).toEqual([[['init_server', 1]], []]);
});

test('a tab that draws no frames receives it within a second', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  gathering.add(stats(60));
  jest.advanceTimersByTime(999);
  expect(told()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(told()).toBe(1);
});

test('slow reading continues in a later frame, so that the page stays responsive', () => {
  // Each reading of the clock advances it by a millisecond.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  for (let index = 0; index < 100; index += 1) gathering.add(stats(index * 60));
  jest.advanceTimersByTime(20);
  const first = told();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(20);
  jest.advanceTimersByTime(20);
  expect(told()).toBe(first);
  jest.advanceTimersByTime(20_000);
  expect(told()).toBe(100);
  expect(rounds.flat().map(({ payload }) => (payload as { data: { time: number }[] }).data[0]?.time)).toEqual(
    Array.from({ length: 100 }, (_, index) => index * 60),
  );
});

test('a tab with throttled timers does not gather messages without end', () => {
  for (let index = 0; index < 2_000; index += 1) gathering.add(stats(index * 60));
  expect(told()).toBe(2_000);
});

test('waiting messages are handed over by flush, and dropped by stop', () => {
  gathering.add(stats(60));
  gathering.flush();
  expect(told()).toBe(1);
  gathering.add(stats(120));
  gathering.stop();
  jest.advanceTimersByTime(5_000);
  expect(told()).toBe(1);
});

test('a round that fails does not stop the next one', () => {
  let isFailing = true;
  gathering = gatherMessages({
    onMessages: (messages) => {
      if (isFailing) throw new Error('mine');
      rounds.push(messages);
    },
    onBadMessage: () => {},
  });
  gathering.add(stats(60));
  expect(() => gathering.flush()).toThrow('mine');
  isFailing = false;
  gathering.add(stats(120));
  jest.advanceTimersByTime(20);
  expect(told()).toBe(1);
});
