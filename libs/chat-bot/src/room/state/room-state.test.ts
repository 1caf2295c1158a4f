import { message } from '../../../test/message';
import type { Outgoing, RoomState } from './room-state';
import {
  addMessages,
  applyHistory,
  changeOutgoing,
  emptyRoom,
  expectHistory,
  removeMessages,
  storedOutgoing,
} from './room-state';

const own = '7';
const ids = (state: RoomState) => state.messages.map(({ id_message }) => id_message);
const add = (state: RoomState, ...all: ReturnType<typeof message>[]) => addMessages(state, all, own);
const sending: Outgoing = {
  ...{ nonce: 'nonce-01', input: 'hello  there', timestamp: 1, idMessage: '', problem: '' },
  status: 'sending',
};

test('a message that comes twice is shown once, and a hundred are kept', () => {
  let state = add(emptyRoom, message('1'), message('2'), message('1'));
  state = add(state, message('2'));
  expect(ids(state)).toEqual(['1', '2']);
  state = add(state, ...Array.from({ length: 120 }, (_, index) => message(String(index + 10))));
  expect(ids(state)).toHaveLength(100);
  expect(ids(state).at(-1)).toBe('129');
});

test('nothing changes when nothing new came', () => {
  const state = add(emptyRoom, message('1'));
  expect(add(state, message('1'))).toBe(state);
});

test('messages without ids are all shown', () => {
  const state = add(emptyRoom, message(''), message(''));
  expect(new Set(state.messages.map(({ key }) => key)).size).toBe(2);
});

describe('a history', () => {
  test('replaces the list, unless it is empty', () => {
    const state = expectHistory(add(emptyRoom, message('1'), message('2')));
    expect(ids(applyHistory(state, [message('5'), message('6')], own))).toEqual(['5', '6']);
    expect(ids(applyHistory(state, [], own))).toEqual(['1', '2']);
  });

  test('keeps what arrived after it was asked for, and known messages stay the same objects', () => {
    let state = expectHistory(add(emptyRoom, message('1')));
    state = add(state, message('3'));
    const after = applyHistory(state, [message('1'), message('2'), message('2')], own);
    expect(ids(after)).toEqual(['1', '2', '3']);
    expect(after.messages[0]).toBe(state.messages[0]);
  });

  test('of a host without ids repeats nothing', () => {
    const state = add(emptyRoom, message('', { input: 'one' }), message('', { input: 'two' }));
    const after = applyHistory(state, [message('', { input: 'one' }), message('', { input: 'two' })], own);
    expect(after.messages.map(({ input }) => input)).toEqual(['one', 'two']);
  });

  test('does not bring back what was removed', () => {
    const state = removeMessages(add(emptyRoom, message('1'), message('2')), ['2']);
    expect(ids(state)).toEqual(['1']);
    expect(ids(applyHistory(state, [message('1'), message('2')], own))).toEqual(['1']);
    expect(ids(add(state, message('2')))).toEqual(['1']);
  });
});

describe("the visitor's own message while it is being sent", () => {
  const state: RoomState = { ...emptyRoom, outgoing: [sending] };
  const echo = message('9', { uid: own, input: 'hello there' });

  test('leaves the outgoing list when it comes back, before or after its answer', () => {
    const early = add(state, echo);
    expect([early.outgoing, ids(early)]).toEqual([[], ['9']]);
    expect(storedOutgoing(early, 'nonce-01', '9').outgoing).toEqual([]);

    const answered = storedOutgoing(state, 'nonce-01', '9');
    expect(answered.outgoing[0]).toMatchObject({ status: 'stored', idMessage: '9' });
    const late = add(answered, { ...echo, input: 'changed by the host' });
    expect([late.outgoing, ids(late)]).toEqual([[], ['9']]);
  });

  test('leaves the outgoing list when a history after a reconnect has it', () => {
    expect(applyHistory(state, [echo], own).outgoing).toEqual([]);
  });

  test('stays in the outgoing list when somebody else says the same, or after it failed', () => {
    expect(add(state, { ...echo, uid: '8' }).outgoing).toHaveLength(1);
    const failed = changeOutgoing(state, 'nonce-01', { status: 'failed' });
    expect(add(failed, echo).outgoing).toHaveLength(1);
  });

  test('waits for a moderator where the room asks for it', () => {
    expect(storedOutgoing(state, 'nonce-01', '9', true).outgoing[0]?.status).toBe('waiting');
  });
});
