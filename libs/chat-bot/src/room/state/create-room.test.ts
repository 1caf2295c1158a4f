import { fakeLive } from '../../../test/fake-live';
import { message } from '../../../test/message';
import { createRoom } from './create-room';

const early = { history: [], messages: [] };
const texts = (room: ReturnType<typeof createRoom>) => room.get().messages.map(({ input }) => input);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

function enter({ isSpecOnly = false, account = '7' } = {}) {
  const host = fakeLive(account);
  const room = createRoom(host.live, { isSpecOnly, early });
  room.setAccount(account);
  room.enter();
  host.connect();
  const nonceOf = (at = -1) => (host.of('chatReq').at(at) as { nonce: string }).nonce;
  const answer = (retcode: number, more: object = {}) =>
    host.hear('chat_result', {
      ...{ nonce: nonceOf(), retcode, id_message: '', message: '', timestamp: 0, isPending: false },
      ...more,
    });
  return { ...host, room, nonceOf, answer };
}

test('asks for the history on each connection until it comes', async () => {
  jest.useFakeTimers();
  const { of, hear, connect } = enter();
  expect(of('chat_open')).toHaveLength(1);
  jest.advanceTimersByTime(2_100);
  expect(of('chat_open')).toHaveLength(2);
  await hear('chatHistory', [message('1')]);
  jest.advanceTimersByTime(10_000);
  expect(of('chat_open')).toHaveLength(2);
  connect(false);
  connect();
  expect(of('chat_open')).toHaveLength(3);
});

test('a host of the specification gets no call, and its own history counts', async () => {
  const { of, hear, room } = enter({ isSpecOnly: true });
  await hear('chatHistory', [message('1')]);
  expect(room.send(' hi ')).toBe(true);
  expect(of('chat_open')).toEqual([]);
  expect(of('chatReq')).toEqual([{ input: 'hi', uid: '7', code: '' }]);
  // The message appears when the host sends it to the room.
  expect(room.get().outgoing).toEqual([]);
  await hear('chatRsp', message('2', { uid: '7', input: 'hi' }));
  expect(texts(room)).toEqual(['text 1', 'hi']);
});

test('a history of a host without ids and times replaces the list, so that a new connection repeats nothing', async () => {
  const { hear, room, connect } = enter({ isSpecOnly: true });
  const nameless = (input: string, timestamp: number) => message('', { input, timestamp });
  await hear('chatHistory', [nameless('one', 1)]);
  await hear('chatRsp', nameless('two', 2));
  connect(false);
  connect();
  // The host sends no times, so each message gets the current time.
  await hear('chatHistory', [nameless('one', 8), nameless('two', 8)]);
  expect(texts(room)).toEqual(['one', 'two']);
  await hear('chatHistory', []);
  expect(texts(room)).toEqual(['one', 'two']);
});

test('messages that arrived before the room was loaded are in it', () => {
  const { live } = fakeLive();
  const room = createRoom(live, { isSpecOnly: true, early: { history: [message('1')], messages: [message('2')] } });
  room.setAccount('7');
  expect(texts(room)).toEqual(['text 1', 'text 2']);
});

test('a refused message says why, keeps its id for the retry, and the pause counts by the host', async () => {
  const { room, answer, of, nonceOf } = enter();
  room.send('hello');
  expect(room.get().outgoing[0]?.status).toBe('sending');
  await answer(429, { message: 'Please wait.', timestamp: Math.floor(Date.now() / 1000) + 5 });
  expect(room.get().outgoing[0]).toMatchObject({ status: 'failed', problem: 'Please wait.' });
  const left = room.get().pausedUntilMs - performance.now();
  expect(left > 3_000 && left < 6_000).toBe(true);
  room.retry(nonceOf());
  expect(of('chatReq')).toHaveLength(2);
  expect(nonceOf(0)).toBe(nonceOf(1));
  await answer(0, { id_message: '5' });
  expect(room.get().outgoing[0]?.status).toBe('stored');
});

test('without an answer it has failed after ten seconds', () => {
  jest.useFakeTimers();
  const { room } = enter();
  room.send('hello');
  jest.advanceTimersByTime(10_100);
  expect(room.get().outgoing[0]).toMatchObject({ status: 'failed', problem: 'There was no answer.' });
});

test('a message without an answer is sent again over the next connection, with the same id', () => {
  const { room, connect, of, nonceOf } = enter();
  room.send('hello');
  connect(false);
  connect();
  expect(of('chatReq')).toHaveLength(2);
  expect(nonceOf(0)).toBe(nonceOf(1));
});

test('without a connection no message is accepted', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { room, connect } = enter();
  connect(false);
  expect(room.send('hello')).toBe(false);
  expect(room.get().outgoing).toEqual([]);
  jest.restoreAllMocks();
});

test('a reload keeps what was not sent, for the same account only', () => {
  const { room } = enter();
  room.send('hello');
  const again = (account: string) => {
    const next = createRoom(fakeLive(account).live, { isSpecOnly: false, early });
    next.setAccount(account);
    return next.get().outgoing;
  };
  expect(again('7')).toMatchObject([{ input: 'hello', status: 'failed' }]);
  expect(again('8')).toEqual([]);
});

test('a reload keeps the pause', () => {
  const { room } = enter();
  room.send('hello');
  const next = createRoom(fakeLive().live, { isSpecOnly: false, early });
  next.setAccount('7');
  const leftMs = next.get().pausedUntilMs - performance.now();
  expect(leftMs > 8_000 && leftMs <= 10_000).toBe(true);
});

// The host counts from the moment when it stored the message. On a slow line this is later than the click.
test.each([false, true])(
  'the pause starts again when the host has stored the message, spec-only %s',
  async (isSpecOnly) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const { room, answer, hear } = enter({ isSpecOnly });
    const leftMs = () => Math.round(room.get().pausedUntilMs - performance.now());
    room.send('hello');
    jest.advanceTimersByTime(3_000);
    expect(leftMs()).toBe(7_000);
    const echo = message('1', { uid: '7', input: 'hello' });
    if (isSpecOnly) await hear('chatRsp', echo);
    else await answer(0, { id_message: '1' });
    expect(leftMs()).toBe(10_000);
    // A message from another device of the account starts no pause here.
    jest.advanceTimersByTime(4_000);
    await hear('chatRsp', { ...echo, id_message: '2' });
    expect(leftMs()).toBe(6_000);
  },
);

test('after a lost connection, a message from another device starts no pause at a host of the specification', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { room, connect, hear } = enter({ isSpecOnly: true });
  room.send('hello');
  connect(false);
  connect();
  jest.advanceTimersByTime(11_000);
  await hear('chatRsp', message('1', { uid: '7' }));
  expect(room.get().pausedUntilMs).toBeLessThan(performance.now());
});

test('ignored members and removed messages go at once; messages of other rooms never come', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { room, hear, of } = enter();
  await hear('chatHistory', [message('1'), message('2', { uid: '9' }), message('3', { uid: '9' })]);
  await hear('chat_removed', { ids: ['3'] });
  await hear('chatRsp', message('4', { room: 'deutsch' }));
  expect(texts(room)).toEqual(['text 1', 'text 2']);
  await hear('chat_state', { ignored: [{ uid: '9', name: 'Aru' }] });
  expect(texts(room)).toEqual(['text 1']);
  // The history contains the messages of a member who is no longer ignored.
  jest.advanceTimersByTime(700);
  expect(of('chat_open')).toHaveLength(2);
});

test('a burst changes the room once', async () => {
  const { room, hear } = enter();
  let changes = 0;
  room.subscribe(() => (changes += 1));
  await hear('chatRsp', ...Array.from({ length: 500 }, (_, index) => message(String(index))));
  expect([changes, room.get().messages.length]).toEqual([1, 100]);
});

describe('two rooms', () => {
  const enterBoth = () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const host = enter();
    const german = createRoom(host.live, { slug: 'deutsch', isSpecOnly: false, early });
    german.setAccount('7');
    return { ...host, german };
  };

  test('each has its own messages, and the second one waits until the host accepts its request', async () => {
    const { room, german, of, hear } = enterBoth();
    await hear('chatHistory', [message('1')]);
    const leave = german.enter();
    expect(of('chat_open')).toEqual([{ room: 'public' }]);
    jest.advanceTimersByTime(700);
    expect(of('chat_open')).toEqual([{ room: 'public' }, { room: 'deutsch' }]);
    await hear('chatHistory', [message('2', { room: 'deutsch' })]);
    await hear('chatRsp', message('3', { room: 'deutsch' }), message('4'));
    expect([texts(room), texts(german)]).toEqual([
      ['text 1', 'text 4'],
      ['text 2', 'text 3'],
    ]);
    expect(german.send('hallo')).toBe(true);
    expect(of('chatReq')).toMatchObject([{ input: 'hallo', room: 'deutsch' }]);
    leave();
  });

  test('an empty history belongs to the room that requested it', async () => {
    const { room, german, of, hear } = enterBoth();
    await hear('chatHistory', []);
    expect([room.get().hasHistory, german.get().hasHistory]).toEqual([true, false]);
    german.enter();
    jest.advanceTimersByTime(700);
    // The request was dropped, so it is repeated until the history arrives.
    jest.advanceTimersByTime(2_100);
    expect(of('chat_open').slice(1)).toEqual([{ room: 'deutsch' }, { room: 'deutsch' }]);
    await hear('chatHistory', []);
    jest.advanceTimersByTime(10_000);
    expect([german.get().hasHistory, of('chat_open').length]).toEqual([true, 3]);
  });

  test('a message in one is a pause in both', () => {
    const { room, german } = enterBoth();
    room.send('hello');
    german.enter();
    expect(german.get().pausedUntilMs - performance.now()).toBeGreaterThan(8_000);
  });
});

test('the state from an HTTP answer counts until the live connection reports one', async () => {
  const { room, hear } = enter();
  const info = { slug: 'public', title: 'Public chat', isPaused: true, pauseReason: 'Night' };
  room.learn({ info, mute: { reason: 'Spam', until: 0 } });
  expect(room.get()).toMatchObject({ info, mute: { reason: 'Spam' } });
  await hear('chat_state', { room: { ...info, isPaused: false }, mute: null });
  room.learn({ info, mute: { reason: 'Spam', until: 0 } });
  expect(room.get()).toMatchObject({ info: { isPaused: false }, mute: null });
});

test('a message that waits for a moderator stays marked over a reload, until it is shown or rejected', async () => {
  const { room, answer, hear } = enter();
  room.send('first post');
  await answer(0, { id_message: '5', isPending: true });
  const again = (waiting?: ReturnType<typeof message>[]) => {
    const next = createRoom(fakeLive().live, { isSpecOnly: false, early, ...(waiting && { waiting }) });
    next.setAccount('7');
    return next.get().outgoing.map(({ status, idMessage }) => `${status} ${idMessage}`);
  };
  expect(again()).toEqual(['waiting 5']);
  // The chat's page knows which messages wait for approval.
  expect(again([])).toEqual([]);
  expect(again([message('6', { uid: '7' })])).toEqual(['waiting 6']);
  await hear('chat_removed', { ids: ['5'] });
  expect(room.get().outgoing).toEqual([]);
});
