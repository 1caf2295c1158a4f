import { createLive } from './live';
import { FakeSocket } from '../testing/fake-socket';

let toasts: string[];
let account: string | null;
const socket = new FakeSocket();
let isConnected: boolean;
let logged: jest.SpyInstance;

function attached() {
  const live = createLive();
  live.attach(
    {
      get isConnected() {
        return isConnected;
      },
      badMessages: 0,
      emit: socket.emit,
      pageChanged: () => {},
      accountChanged: () => {},
      stop: () => {},
    },
    { account: () => account, onToast: ({ title, message }) => toasts.push(`${title}: ${message}`) },
  );
  return live;
}

beforeEach(() => {
  toasts = [];
  account = '7';
  isConnected = true;
  socket.sent = [];
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const message = { input: 'hello', uid: '7', code: '' };

test('messages are sent if the connection is open and somebody is logged in', () => {
  expect(attached().send('chatReq', message)).toBe(true);
  expect(socket.sent).toEqual([['chatReq', message]]);
  expect(toasts).toEqual([]);
});

test.each<[string, () => void]>([
  ['Error: Not connected to server', () => (isConnected = false)],
  ['Error: Please login to send messages', () => (account = null)],
  [
    'Error: Failed to send message',
    () =>
      (socket.emit = () => {
        throw new Error('broken');
      }),
  ],
])('%s', (text, spoil) => {
  const { emit } = socket;
  spoil();
  expect(attached().send('chatReq', message)).toBe(false);
  expect(toasts).toEqual([text]);
  expect(logged).toHaveBeenCalledWith(text);
  socket.emit = emit;
});

test('a listener receives its own messages until it stops', () => {
  const live = createLive();
  const heard = jest.fn();
  const stop = live.on('chatRsp', heard);
  live.receive([
    { name: 'chatRsp', payload: 'one' },
    { name: 'cmdRsp', payload: 'other' },
  ]);
  stop();
  live.receive([{ name: 'chatRsp', payload: 'two' }]);
  expect(heard.mock.calls).toEqual([['one']]);
});

test('a listener that fails does not affect the others', () => {
  const live = createLive();
  const heard = jest.fn();
  live.on('chatRsp', () => {
    throw new Error('mine');
  });
  live.on('chatRsp', heard);
  const both = ['one', 'two'].map((payload) => ({ name: 'chatRsp' as const, payload }));
  expect(() => live.receive(both)).toThrow('mine');
  expect(heard.mock.calls).toEqual([['one'], ['two']]);
});

test('several needs are reported once, and each ends by itself', () => {
  const live = createLive();
  const told = jest.fn();
  live.onNeed(told);
  const first = live.need();
  const second = live.need();
  expect([told.mock.calls.length, live.isNeeded]).toEqual([1, true]);
  first();
  first();
  expect(live.isNeeded).toBe(true);
  second();
  expect(live.isNeeded).toBe(false);
});
