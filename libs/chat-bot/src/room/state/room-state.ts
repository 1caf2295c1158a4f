import type { ChatMessage } from '@starhaven/contracts/chat';
import { chatMaxMessages } from '@starhaven/contracts/chat';

/** A message of the room; `key` identifies it, even if the host sends no ids. */
export interface RoomMessage extends ChatMessage {
  key: string;
}

/** An own message that the room does not show yet. */
export interface Outgoing {
  /** Each attempt sends the same nonce, so that the host stores the message once. */
  nonce: string;
  input: string;
  /** Unix seconds, by this browser's clock. */
  timestamp: number;
  /** `waiting`: stored, and a moderator must approve it. */
  status: 'sending' | 'stored' | 'waiting' | 'failed';
  /** Id of the stored message; empty before it is stored. */
  idMessage: string;
  /** Why it failed, for display. */
  problem: string;
}

export interface RoomState {
  /** Oldest first, the latest 100. */
  messages: readonly RoomMessage[];
  outgoing: readonly Outgoing[];
  /** Keys of the messages that arrived after the last history request: the history may have been read before they were stored. */
  fresh: ReadonlySet<string>;
  /** Ids that were removed: a history may still contain them. */
  removed: ReadonlySet<string>;
  hasHistory: boolean;
}

export const emptyRoom: RoomState = {
  messages: [],
  outgoing: [],
  fresh: new Set(),
  removed: new Set(),
  hasHistory: false,
};

let unnamed = 0;

function keyed(message: ChatMessage): RoomMessage {
  if (message.id_message !== '') return { ...message, key: message.id_message };
  unnamed += 1;
  return { ...message, key: `unnamed-${unnamed}` };
}

/** Whether two messages are the same: by id, or for hosts without ids by author, time and text. */
function isSame(one: ChatMessage, other: ChatMessage): boolean {
  if (one.id_message !== '' || other.id_message !== '') return one.id_message === other.id_message;
  return one.uid === other.uid && one.timestamp === other.timestamp && one.input === other.input;
}

const isAt = (message: ChatMessage, known: ReadonlySet<string>) =>
  message.id_message !== '' && known.has(message.id_message);

/** A message as one line of text, like the host stores it. */
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Appends new messages; known or earlier removed ones are left out. `account` is the own uid, or null. */
export function addMessages(state: RoomState, added: readonly ChatMessage[], account: string | null): RoomState {
  let { outgoing } = state;
  const ids = new Set(state.messages.map(({ key }) => key));
  const fresh = new Set(state.fresh);
  const messages = [...state.messages];
  for (const message of added) {
    if (isAt(message, ids) || isAt(message, state.removed)) continue;
    const kept = keyed(message);
    ids.add(kept.key);
    fresh.add(kept.key);
    messages.push(kept);
    if (message.uid === account) outgoing = withoutEcho(outgoing, message);
  }
  if (messages.length === state.messages.length) return state;
  const shown = messages.slice(-chatMaxMessages);
  const keys = new Set(shown.map(({ key }) => key));
  return { ...state, messages: shown, outgoing, fresh: new Set([...fresh].filter((key) => keys.has(key))) };
}

/** An own message that the room shows is no longer outgoing. Its answer may arrive later than the message. */
function withoutEcho(outgoing: readonly Outgoing[], message: ChatMessage): readonly Outgoing[] {
  const echo =
    outgoing.find(({ idMessage }) => idMessage !== '' && idMessage === message.id_message) ??
    outgoing.find(({ status, input }) => status === 'sending' && oneLine(input) === message.input);
  return echo ? outgoing.filter((one) => one !== echo) : outgoing;
}

/** Marks the moment at which the history is requested. */
export const expectHistory = (state: RoomState): RoomState => ({ ...state, fresh: new Set() });

/**
 * The history replaces the list unless it is empty (docs/behaviour/api.md#heard-by-the-client). Messages that arrived after the request
 * stay, because the history may have been read before. A known message stays the same object, so that its row is not rendered again.
 */
export function applyHistory(state: RoomState, history: readonly ChatMessage[], account: string | null): RoomState {
  if (history.length === 0) return state.hasHistory ? state : { ...state, hasHistory: true };
  const named = new Map(state.messages.filter(({ id_message }) => id_message !== '').map((one) => [one.key, one]));
  const nameless = state.messages.filter(({ id_message }) => id_message === '');
  const messages: RoomMessage[] = [];
  const seen = new Set<string>();
  for (const message of history) {
    if (isAt(message, seen) || isAt(message, state.removed)) continue;
    const known = named.get(message.id_message) ?? nameless.find((one) => isSame(one, message));
    const kept = known && !seen.has(known.key) && known.input === message.input ? known : keyed(message);
    seen.add(kept.key);
    messages.push(kept);
  }
  const later = state.messages.filter(({ key }) => state.fresh.has(key) && !seen.has(key));
  const all = [...messages, ...later].slice(-chatMaxMessages);
  const own = messages.filter(({ uid, key }) => uid === account && !named.has(key));
  const outgoing = own.reduce(withoutEcho, state.outgoing);
  return { ...state, messages: all, outgoing, hasHistory: true };
}

export function removeMessages(state: RoomState, ids: readonly string[]): RoomState {
  const gone = new Set(ids);
  const messages = state.messages.filter((message) => !isAt(message, gone));
  // A message that waited for approval was rejected.
  const outgoing = state.outgoing.filter(({ idMessage }) => idMessage === '' || !gone.has(idMessage));
  return { ...state, messages, outgoing, removed: new Set([...[...state.removed].slice(-500), ...ids]) };
}

export function changeOutgoing(state: RoomState, nonce: string, change: Partial<Outgoing>): RoomState {
  const outgoing = state.outgoing.map((one) => (one.nonce === nonce ? { ...one, ...change } : one));
  return { ...state, outgoing };
}

export const dropOutgoing = (state: RoomState, nonce: string): RoomState => ({
  ...state,
  outgoing: state.outgoing.filter((one) => one.nonce !== nonce),
});

/** The host stored the message under this id; it is shown as sent until the message itself arrives. */
export function storedOutgoing(state: RoomState, nonce: string, idMessage: string, isPending = false): RoomState {
  if (state.messages.some(({ key }) => key === idMessage)) return dropOutgoing(state, nonce);
  return changeOutgoing(state, nonce, { status: isPending ? 'waiting' : 'stored', idMessage, problem: '' });
}
