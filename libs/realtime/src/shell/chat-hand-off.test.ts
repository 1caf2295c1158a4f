import { handOffToChat, receiveChatHandOffs } from './chat-hand-off';

const handOff = { text: 'give 201', lines: ['give 201'] };

test('without a chat nothing is received', () => {
  expect(handOffToChat(handOff)).toBe(false);
});

test('the chat gets the lines until it stops', () => {
  const received: unknown[] = [];
  const stop = receiveChatHandOffs((one) => void received.push(one));
  expect(handOffToChat(handOff)).toBe(true);
  expect(handOffToChat({ text: '', lines: [] })).toBe(false);
  stop();
  expect(handOffToChat(handOff)).toBe(false);
  expect(received).toEqual([handOff]);
});

test('an older chat that stops late does not silence the newer one', () => {
  const stopOld = receiveChatHandOffs(() => undefined);
  const stopNew = receiveChatHandOffs(() => undefined);
  stopOld();
  expect(handOffToChat(handOff)).toBe(true);
  stopNew();
});

test('a chat that fails has not taken the lines', () => {
  const stop = receiveChatHandOffs(() => {
    throw new Error('no room');
  });
  expect(handOffToChat(handOff)).toBe(false);
  stop();
});
