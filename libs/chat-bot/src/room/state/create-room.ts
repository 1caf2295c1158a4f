import type { ChatMessage } from '@starhaven/contracts/chat';
import { sentResultOf } from '@starhaven/contracts/chat';
import type { Live } from '@starhaven/realtime';
import { readStored, writeStored } from '@starhaven/ui-kit';
import { AnswerDeadlines } from './answer-deadlines';
import { collectBursts } from './collect-bursts';
import { newNonce } from './new-nonce';
import { openWaitMs } from './open-wait';
import { pauseMs, pauseUntil } from './pause';
import type { Room, RoomLimits, RoomOptions, RoomSnapshot } from './room';
import type { Outgoing, RoomState } from './room-state';
import {
  addMessages,
  applyHistory,
  changeOutgoing,
  dropOutgoing,
  emptyRoom,
  expectHistory,
  removeMessages,
  storedOutgoing,
} from './room-state';
import { toOutgoing, withWaiting } from './stored-outgoing';

/** The host ignores a request for the history before this connection has joined the room, so it is repeated. */
const askAgainMs = 2_000;
const storageKey = (slug: string) => `starhaven-chat-outgoing-${slug}`;
const pauseKey = 'starhaven-chat-pause';
const publicRoom = 'public';

export function createRoom(live: Live, { slug = publicRoom, isSpecOnly, early, waiting: listed }: RoomOptions): Room {
  const listeners = new Set<() => void>();
  const deadlines = new AnswerDeadlines(giveUp);
  let account: string | null | undefined;
  let aheadMs: number | null = null;
  let hasOpened = false;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let hasAsked = false;
  let isEchoDue = false;
  const heard = { info: false, mute: false };
  let shown = 0;
  let state: RoomSnapshot = { ...emptyRoom, pausedUntilMs: 0, mute: null, info: null };
  /** Messages without a room belong to the public room. */
  const ownOf = (messages: readonly ChatMessage[]) => messages.filter(({ room = publicRoom }) => room === slug);

  function set(next: RoomState, more: Partial<RoomLimits & Pick<RoomSnapshot, 'pausedUntilMs'>> = {}): void {
    const isChanged = next.outgoing !== state.outgoing;
    state = { ...state, ...next, ...more };
    if (more.pausedUntilMs) {
      writeStored('sessionStorage', pauseKey, Date.now() + more.pausedUntilMs - performance.now());
    }
    // A reload must not lose unsent messages.
    // After a logout they wait for the same account.
    if (isChanged && account !== undefined && account !== null) {
      writeStored(
        'sessionStorage',
        storageKey(slug),
        state.outgoing.length > 0 ? { account, outgoing: state.outgoing } : null,
      );
    }
    for (const listener of [...listeners]) listener();
  }
  /** Before the join, the host ignores this visitor's requests. */
  const hasJoined = () => live.store.get().status === 'connected' && live.store.get().isMember;

  function openRoom(): void {
    clearTimeout(asking);
    if (isSpecOnly || hasOpened || shown === 0 || !hasJoined() || account === null || account === undefined) return;
    const waitMs = openWaitMs(live);
    if (waitMs > 0) {
      asking = setTimeout(openRoom, waitMs);
      return;
    }
    set(expectHistory(state));
    hasAsked = live.send('chat_open', { room: slug });
    asking = setTimeout(openRoom, askAgainMs);
  }

  function transmit({ nonce, input }: Outgoing): boolean {
    const room = slug === publicRoom ? {} : { room: slug };
    const isSent = live.send('chatReq', { input, uid: account ?? '', code: '', nonce, ...room });
    deadlines.start(nonce);
    return isSent;
  }

  function giveUp(nonce: string): void {
    const one = state.outgoing.find((sent) => sent.nonce === nonce);
    if (one?.status === 'sending')
      set(changeOutgoing(state, nonce, { status: 'failed', problem: 'There was no answer.' }));
  }

  /** On a new connection, messages without an answer are sent again. The host recognises them by the nonce. */
  function resume(): void {
    hasOpened = false;
    openRoom();
    for (const one of state.outgoing) if (one.status === 'sending') transmit(one);
  }

  let wasJoined = hasJoined();
  live.store.subscribe(() => {
    const isJoined = hasJoined();
    if (isJoined === wasJoined) return;
    wasJoined = isJoined;
    if (isJoined) return resume();
    // The time limits start again with the next connection. The lost one delivers no acknowledgement any more.
    deadlines.endAll();
    isEchoDue = false;
  });
  live.on('chatHistory', (all) => {
    const history = ownOf(all);
    // Ignores the history of another room. An empty history does not name its room.
    if (history.length === 0 && (all.length > 0 || (!isSpecOnly && !hasAsked))) return;
    hasOpened = true;
    hasAsked = false;
    clearTimeout(asking);
    // A host of the specification sends the history by itself. It contains every message before it, perhaps without ids to recognise them
    // by.
    set(applyHistory(isSpecOnly ? expectHistory(state) : state, history, account ?? null));
  });
  const collect = collectBursts((added) => set(addMessages(state, added, account ?? null)));
  live.on('chatRsp', (message) => {
    if (ownOf([message]).length === 0) return;
    if (message.uid === account) {
      aheadMs = message.timestamp * 1000 - Date.now();
      // A host of the specification sends no other acknowledgement.
      if (isEchoDue) set(state, { pausedUntilMs: performance.now() + pauseMs });
      isEchoDue = false;
    }
    collect(message);
  });
  live.on('chat_removed', ({ ids }) => set(removeMessages(state, ids)));
  live.on('chat_state', ({ room: info, ignored, mute }) => {
    const isOwn = info?.slug === slug;
    heard.info ||= isOwn;
    heard.mute ||= mute !== undefined;
    let next: RoomState = state;
    if (ignored) {
      const uids = new Set(ignored.map(({ uid }) => uid));
      next = { ...next, messages: next.messages.filter(({ uid }) => !uids.has(uid)) };
      // The history then contains the messages of a member who is no longer ignored.
      hasOpened = false;
    }
    set(next, { ...(isOwn && { info }), ...(mute !== undefined && { mute }) });
    openRoom();
  });
  live.on('chat_result', ({ nonce, id_message, message, timestamp, isPending, ...reply }) => {
    if (!state.outgoing.some((one) => one.nonce === nonce)) return;
    deadlines.end(nonce);
    const result = sentResultOf(reply);
    if (result === 'stored') {
      set(storedOutgoing(state, nonce, id_message, isPending), { pausedUntilMs: performance.now() + pauseMs });
      return;
    }
    const waitMs = result === 'limited' ? pauseUntil(timestamp, Date.now(), aheadMs) : 0;
    const problem = message || 'The message was not sent. Please try again.';
    const pausedUntilMs = waitMs > 0 ? performance.now() + waitMs : 0;
    set(changeOutgoing(state, nonce, { status: 'failed', problem }), { pausedUntilMs });
  });

  return {
    slug,
    readKey: null,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter: () => {
      shown += 1;
      hasOpened = false;
      // The pause applies to all rooms.
      set(state, { pausedUntilMs: Math.max(state.pausedUntilMs, readPause()) });
      openRoom();
      return () => {
        shown -= 1;
        hasAsked = false;
      };
    },
    setAccount: (next) => {
      if (next === account) return;
      const isFirst = account === undefined;
      account = next;
      deadlines.endAll();
      const start = isFirst && next !== null ? early : { history: [], messages: [] };
      const stored = toOutgoing(readStored('sessionStorage', storageKey(slug)), next);
      const outgoing = isFirst && listed ? withWaiting(stored, listed) : stored;
      heard.mute = false;
      const known = addMessages(applyHistory(emptyRoom, ownOf(start.history), next), ownOf(start.messages), next);
      set({ ...known, outgoing, hasHistory: start.history.length > 0 }, { pausedUntilMs: readPause(), mute: null });
      hasOpened = false;
      openRoom();
    },
    send: (input) => {
      const text = input.trim();
      if (isSpecOnly) {
        const isSent = live.send('chatReq', { input: text, uid: account ?? '', code: '' });
        isEchoDue ||= isSent;
        if (isSent) set(state, { pausedUntilMs: performance.now() + pauseMs });
        return isSent;
      }
      const one: Outgoing = {
        ...{ nonce: newNonce(), input: text, timestamp: Math.floor(Date.now() / 1000) },
        ...{ status: 'sending', idMessage: '', problem: '' },
      };
      if (!transmit(one)) {
        deadlines.end(one.nonce);
        return false;
      }
      set({ ...state, outgoing: [...state.outgoing, one] }, { pausedUntilMs: performance.now() + pauseMs });
      return true;
    },
    retry: (nonce) => {
      const one = state.outgoing.find((sent) => sent.nonce === nonce);
      if (one?.status !== 'failed' || !transmit(one)) return;
      const pausedUntilMs = performance.now() + pauseMs;
      set(changeOutgoing(state, nonce, { status: 'sending', problem: '' }), { pausedUntilMs });
    },
    discard: (nonce) => set(dropOutgoing(state, nonce)),
    learn: ({ info, mute }) => set(state, { ...(!heard.info && { info }), ...(!heard.mute && { mute }) }),
  };
}

/** The stored pause from before a reload, as `performance.now()`; 0 = none. */
function readPause(): number {
  const stored = readStored('sessionStorage', pauseKey);
  const leftMs = typeof stored === 'number' ? stored - Date.now() : 0;
  return leftMs > 0 ? performance.now() + Math.min(leftMs, pauseMs) : 0;
}
