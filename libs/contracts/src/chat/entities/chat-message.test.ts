import * as v from 'valibot';
import { ChatHistorySchema, ChatMessageSchema } from './chat-message';

const message = { id_message: 'm1', uid: '7', name: 'Mika', input: 'hi', timestamp: 1_700_000_000, isBot: false };

test.each([[[message]], [{ messages: [message] }]])('a history may be %j', (wire) => {
  expect(v.parse(ChatHistorySchema, wire)).toEqual([message]);
});

test.each([[null], [{}], [{ messages: null }], [[{ name: 'no text' }]], [[null]]])('refuses the history %j', (wire) => {
  expect(v.is(ChatHistorySchema, wire)).toBe(false);
});

test.each([[undefined], [null], [0]])('a message with the timestamp %j gets the present time', (timestamp) => {
  jest.useFakeTimers({ now: 1_800_000_000_900 });
  try {
    expect(v.parse(ChatMessageSchema, { ...message, timestamp }).timestamp).toBe(1_800_000_000);
  } finally {
    jest.useRealTimers();
  }
});
