import type { StatisticsPoint } from '@starhaven/contracts/status';
import { ServerEntrySchema } from '@starhaven/contracts/status';
import * as v from 'valibot';
import type { LiveSession } from '../shell/live';
import { createLiveStore } from '../shell/live-store';
import { FakeSocket } from '../testing/fake-socket';
import type { fetchCredential } from './socket/fetch-credential';
import { startLiveSession } from './start-live-session';

type Credential = Awaited<ReturnType<typeof fetchCredential>>;

let socket: FakeSocket;
let session: LiveSession;
let toasts: string[];
let logged: string[];
let page: string;
let account: string | null;
let credential: Credential;
let asked: number;
let lookedAgain: number;
let store: ReturnType<typeof createLiveStore>;

beforeEach(() => {
  jest.useFakeTimers();
  toasts = [];
  logged = [];
  page = '/';
  account = null;
  credential = { key: 'ticket.1', code: '' };
  asked = 0;
  lookedAgain = 0;
  jest.spyOn(console, 'error').mockImplementation((text: string) => void logged.push(`error ${text}`));
  jest.spyOn(console, 'info').mockImplementation((text: string) => void logged.push(`info ${text}`));
  socket = new FakeSocket();
  store = createLiveStore();
  session = start();
});
afterEach(() => {
  session.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = (more: { isSpecOnly?: boolean } = {}) =>
  startLiveSession(
    {
      ...more,
      url: 'https://live.test',
      store,
      account: () => account,
      path: () => page,
      onMessages: () => {},
      onToast: ({ title }) => toasts.push(title),
      onSessionLost: () => (lookedAgain += 1),
    },
    {
      openSocket: socket.open,
      random: () => 0,
      fetchCredential: async () => {
        asked += 1;
        return credential;
      },
    },
  );
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const sent = (name: string) => socket.sent.filter(([one]) => one === name).map(([, payload]) => payload);

test('the page is reported on connecting, then each change, as a path and once', async () => {
  page = '/downloads';
  expect(socket.handshake()).toEqual({ protocol: 1, page: '/downloads' });
  socket.accept();
  page = '/status';
  await pass(100);
  page = '/faq';
  session.pageChanged();
  await pass(1_000);
  expect(sent('change_page')).toEqual([
    { url: '/downloads', type: 'initial' },
    { url: '/status', type: 'change' },
    { url: '/faq', type: 'change' },
  ]);
});

test('a host of the specification gets page changes in its own form, and no handshake of ours', () => {
  session.stop();
  session = start({ isSpecOnly: true });
  page = '/status';
  expect(socket.handshake()).toBeNull();
  socket.accept();
  expect(sent('change_page')).toEqual([{ url: '/status', type: 'initial' }]);
});

test('a page that changes while there is no connection is reported when it is back', async () => {
  socket.accept();
  socket.lose();
  page = '/status';
  session.pageChanged();
  await pass(3_000);
  socket.accept();
  expect(sent('change_page')).toEqual([
    { url: '/', type: 'initial' },
    { url: '/status', type: 'initial' },
  ]);
});

test('a lost connection is tried again after 3 s, a failed one after 5 s', async () => {
  socket.accept();
  socket.lose();
  expect(store.get().status).toBe('lost');
  await pass(2_999);
  expect(socket.attempts).toBe(1);
  await pass(1);
  expect(socket.attempts).toBe(2);
  socket.fail();
  await pass(4_999);
  expect(socket.attempts).toBe(2);
  await pass(1);
  expect(socket.attempts).toBe(3);
  socket.accept();
  expect(store.get().status).toBe('connected');
  expect(toasts).toEqual(['Disconnected', 'Connection Error', 'Connected']);
  expect(logged).toEqual([
    'error Disconnected: Connection to server lost. Attempting to reconnect...',
    'error Connection Error: Failed to connect to server. Retrying...',
    'info Connected: Successfully reconnected to server',
  ]);
});

test('a server that stays unreachable is reported once and logged each time', async () => {
  for (let round = 0; round < 10; round += 1) {
    socket.fail('timeout');
    await pass(5_000);
  }
  expect(toasts).toEqual(['Connection Timeout']);
  expect(logged).toHaveLength(10);
});

test('nobody is joined without a login, and no credential is asked for', async () => {
  socket.accept();
  await pass(60_000);
  expect(asked).toBe(0);
  expect(sent('chat_join_room_public')).toEqual([]);
});

test('a logged-in visitor joins on connecting and every 5 s, with one credential per connection', async () => {
  account = '7';
  socket.accept();
  await pass(10_000);
  expect(sent('chat_join_room_public')).toEqual(Array(3).fill({ sessionKey: 'ticket.1' }));
  socket.lose();
  await pass(3_000);
  credential = { key: 'ticket.2', code: '' };
  socket.accept();
  await pass(5_000);
  expect(sent('chat_join_room_public').slice(3)).toEqual(Array(2).fill({ sessionKey: 'ticket.2' }));
  expect(asked).toBe(2);
});

test('a refused credential is asked for once, and no toast reports it', async () => {
  account = '7';
  credential = 'refused';
  socket.accept();
  await pass(60_000);
  expect([asked, lookedAgain]).toEqual([1, 1]);
  expect(toasts).toEqual([]);
});

test('a credential that is not available is requested again at growing intervals', async () => {
  account = '7';
  credential = 'failed';
  socket.accept();
  await pass(10 * 60_000);
  expect(asked).toBeGreaterThan(5);
  expect(asked).toBeLessThan(20);
  credential = { key: 'ticket.9', code: '' };
  await pass(70_000);
  expect(sent('chat_join_room_public')[0]).toEqual({ sessionKey: 'ticket.9' });
});

test('a login joins at once; a logout takes a new connection, silently', async () => {
  socket.accept();
  account = '7';
  session.accountChanged();
  await pass(0);
  expect(sent('chat_join_room_public')).toHaveLength(1);
  account = null;
  session.accountChanged();
  expect(socket.attempts).toBe(2);
  socket.accept();
  await pass(30_000);
  expect(sent('chat_join_room_public')).toHaveLength(1);
  expect(toasts).toEqual([]);
});

test('a credential that arrives after the logout joins nobody', async () => {
  account = '7';
  socket.accept();
  account = null;
  session.accountChanged();
  await pass(30_000);
  expect(sent('chat_join_room_public')).toEqual([]);
});

test('a server that accepts the connection and does not answer is given up after 20 s', async () => {
  await pass(19_999);
  expect(toasts).toEqual([]);
  await pass(1);
  expect(toasts).toEqual(['Connection Timeout']);
  await pass(5_000);
  expect(socket.attempts).toBe(2);
  socket.accept();
  await pass(60_000);
  expect(socket.attempts).toBe(2);
});

test('a session that ends is not an outage: the page checks the login again and reconnects as a guest', async () => {
  account = '7';
  socket.accept();
  await pass(0);
  const joins = sent('chat_join_room_public').length;
  socket.handlers.onMessage({ name: 'session_ended', payload: {} });
  socket.lose();
  account = null;
  session.accountChanged();
  expect([socket.isConnected, store.get().status, lookedAgain]).toEqual([false, 'connecting', 1]);
  await pass(1_000);
  expect(socket.attempts).toBe(2);
  socket.accept();
  await pass(30_000);
  expect(sent('chat_join_room_public')).toHaveLength(joins);
  expect([toasts, asked]).toEqual([[], 1]);
});

test('after an error of the server the next join has a new credential, at most every 30 s', async () => {
  account = '7';
  socket.accept();
  await pass(0);
  credential = { key: 'ticket.2', code: '' };
  for (let turn = 0; turn < 12; turn += 1) {
    socket.handlers.onMessage({ name: 'error', payload: { message: 'Unknown ticket' } });
    await pass(5_000);
  }
  expect(asked).toBe(3);
  expect(sent('chat_join_room_public')[1]).toEqual({ sessionKey: 'ticket.2' });
});

test('when the network is back, a waiting retry runs at once', async () => {
  socket.fail();
  window.dispatchEvent(new Event('online'));
  expect(socket.attempts).toBe(2);
  socket.accept();
  await pass(10_000);
  expect(socket.attempts).toBe(2);
});

/** The time until the next frame is drawn. */
const frame = () => pass(20);

test('changes of servers before the list are not a list', async () => {
  const server = v.parse(ServerEntrySchema, { id: 1, name: 'One', server: {} });
  socket.accept();
  socket.handlers.onMessage({ name: 'server_change', payload: { data: [server], removed: [] } });
  await frame();
  expect(store.get()).toMatchObject({ servers: null, serversAt: 0 });
});

test('counts, servers and points are kept, and drawn once a frame', async () => {
  const server = v.parse(ServerEntrySchema, { id: 1, name: 'One', server: {} });
  const point: StatisticsPoint = { time: 60, field: 'request_count', value: 3 };
  socket.accept();
  const drawn = jest.fn();
  store.subscribe(drawn);
  socket.handlers.onMessage({ name: 'count_online', payload: 12 });
  socket.handlers.onMessage({ name: 'init_server', payload: { data: [server] } });
  socket.handlers.onMessage({ name: 'stats', payload: { data: [point] } });
  expect(drawn).not.toHaveBeenCalled();
  await frame();
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(store.get()).toMatchObject({ onlineCount: 12, servers: [server], points: [{ time: 60, request_count: 3 }] });
  socket.handlers.onMessage({ name: 'server_change', payload: { data: [], removed: ['1'] } });
  await frame();
  expect(store.get().servers).toEqual([]);
});

test('messages from before the connection broke are used', () => {
  socket.accept();
  socket.handlers.onMessage({ name: 'count_online', payload: 12 });
  socket.lose();
  expect(store.get().onlineCount).toBe(12);
});

test('bad messages are counted and one line reports them', async () => {
  for (let index = 0; index < 1_000; index += 1) socket.handlers.onMessage({ name: 'stats', payload: 'nonsense' });
  await pass(2_000);
  expect(session.badMessages).toBe(1_000);
  expect(logged).toEqual(['info A live message "stats" does not match its contract; it was dropped.']);
});

describe('a tab', () => {
  const show = (state: 'hidden' | 'visible') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('hidden for 5 minutes disconnects, and reconnects silently', async () => {
    socket.accept();
    show('hidden');
    await pass(5 * 60_000 - 1);
    expect(socket.isConnected).toBe(true);
    await pass(1);
    expect(socket.isConnected).toBe(false);
    expect(store.get().status).toBe('off');
    await pass(60_000);
    expect(socket.attempts).toBe(1);
    show('visible');
    socket.accept();
    expect(toasts).toEqual([]);
  });

  test('hidden for a moment stays connected', async () => {
    socket.accept();
    show('hidden');
    await pass(60_000);
    show('visible');
    await pass(10 * 60_000);
    expect(socket.isConnected).toBe(true);
  });

  test('that the visitor leaves does not report a lost connection', () => {
    socket.accept();
    window.dispatchEvent(new Event('pagehide'));
    expect(socket.isConnected).toBe(false);
    window.dispatchEvent(new Event('pageshow'));
    socket.accept();
    expect(toasts).toEqual([]);
  });
});

test('a command carries the credential of the room, and nothing can be sent before the join', async () => {
  account = '7';
  const command = { input: 'give 201', id_player: '1', id_server: '2', session: '', language: 'EN' } as const;
  socket.accept();
  expect(store.get().isMember).toBe(false);
  expect(() => session.emit('cmdReq', command)).toThrow('not joined');
  await pass(0);
  expect(store.get().isMember).toBe(true);
  session.emit('cmdReq', command);
  expect(sent('cmdReq')).toEqual([{ ...command, session: 'ticket.1' }]);
  socket.lose();
  expect(store.get().isMember).toBe(false);
});

test.each([
  ['an empty code to a host with tickets', { key: 'ticket.1', code: '' }],
  ['the code of the account to a host without', { key: 'session-key', code: 'api-code' }],
])('a message carries %s, and nothing can be sent before the join', async (_name, given) => {
  account = '7';
  credential = given;
  const message = { input: 'hello', uid: '7', code: '' };
  socket.accept();
  expect(() => session.emit('chatReq', message)).toThrow('not joined');
  await pass(0);
  session.emit('chatReq', message);
  session.emit('chat_open', { room: 'public' });
  expect(sent('chatReq')).toEqual([{ ...message, code: given.code }]);
  expect(sent('chat_open')).toEqual([{ room: 'public' }]);
  expect(JSON.stringify(store.get())).not.toContain(given.key);
});
