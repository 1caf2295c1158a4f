import type { RawMessage } from './message-queue';
import { MessageQueue } from './message-queue';

let parsed: unknown[];

/** Takes all messages; payloads named `bad…` do not match their contract. */
function takeAll(messages: [RawMessage['name'], unknown][]): unknown[] {
  parsed = [];
  const queue = new MessageQueue<string>(({ name, payload }) => {
    parsed.push(payload);
    return String(payload).startsWith('bad') ? null : `${name} ${String(payload)}`;
  });
  for (const [name, payload] of messages) queue.add({ name, payload });
  const taken: string[] = [];
  for (let message = queue.take(); message !== null; message = queue.take()) taken.push(message);
  expect(queue.length).toBe(0);
  return taken;
}

test('of lists that replace one another only the newest is parsed, and what changed before it is not', () => {
  const taken = takeAll([
    ['init_server', 'a'],
    ['server_change', 'b'],
    ['stats', 'c'],
    ['init_server', 'd'],
    ['server_change', 'e'],
    ['count_online', 'f'],
    ['count_online', 'g'],
  ]);
  expect(taken).toEqual(['stats c', 'init_server d', 'server_change e', 'count_online g']);
  expect(parsed).toHaveLength(4);
});

test('a list that cannot be read replaces nothing', () => {
  expect(
    takeAll([
      ['init_server', 'bad 1'],
      ['init_server', 'a'],
      ['server_change', 'b'],
      ['init_server', 'bad 2'],
    ]),
  ).toEqual(['init_server a', 'server_change b']);
});

test('statistics, replies and errors are all passed on, in their order', () => {
  const names = ['stats', 'cmdRsp', 'init_stats', 'error', 'stats', 'chatHistory', 'chatRsp'] as const;
  const taken = takeAll(names.map((name, index) => [name, index]));
  expect(taken).toEqual(names.map((name, index) => `${name} ${index}`));
});

test('of a flood of chat the latest hundred are read', () => {
  const taken = takeAll(Array.from({ length: 500 }, (_, index) => ['chatRsp', index]));
  expect([taken.length, taken[0], taken.at(-1)]).toEqual([100, 'chatRsp 400', 'chatRsp 499']);
  expect(parsed).toHaveLength(100);
});
