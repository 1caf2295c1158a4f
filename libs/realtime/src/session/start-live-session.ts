import { joinPublicRoom, runCommand, sendChatMessage } from '@starhaven/contracts/chat';
import { changePage, serverError, sessionEnded } from '@starhaven/contracts/live';
import { socketTimeoutMs } from './socket/socket-timeout';
import type { LiveSession, LiveSessionOptions } from '../shell/live';
import type { ConnectionEffect, ConnectionEvent, ConnectionState } from '../machine/connection-machine';
import { initialConnection, stepConnection } from '../machine/connection-machine';
import type { LiveToast } from '../shell/live-toasts';
import type { LiveStatus } from '../shell/live-store';
import type { LiveCredential } from './socket/fetch-credential';
import { fetchCredential } from './socket/fetch-credential';
import type { OpenLiveSocket } from './socket/live-socket';
import { openLiveSocket } from './socket/live-socket';
import { logToConsole } from '../shell/log-to-console';
import { createPageReports } from './page-reports';
import { gatherMessages } from './messages/gather-messages';
import { receiveMessages } from './messages/receive-messages';
import { createRoomMembership } from './room-membership';
import { watchTab } from './watch-tab';

/** Spreads reconnects after a restart of the server. */
const maxJitterMs = 1_000;

export interface LiveSessionParts {
  openSocket?: OpenLiveSocket;
  fetchCredential?: typeof fetchCredential;
  /** From 0 to 1. */
  random?: () => number;
}

/** Connects, and carries out the effects of the state machine until it is stopped. Loaded when the page is usable. */
export function startLiveSession(options: LiveSessionOptions, parts: LiveSessionParts = {}): LiveSession {
  const { store, account, path, onMessages, onToast, onSessionLost } = options;
  const random = parts.random ?? Math.random;
  let connection: ConnectionState = initialConnection;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let badMessages = 0;
  let rowsLeftOut = 0;
  let membership: LiveCredential | null = null;

  const pages = createPageReports({ path, report: (page) => socket.emit(changePage.name, page) });
  const room = createRoomMembership({
    account,
    fetchCredential: parts.fetchCredential ?? fetchCredential,
    join: (sessionKey) => socket.emit(joinPublicRoom.name, { sessionKey }),
    onChange: (credential) => {
      membership = credential;
      const isMember = credential !== null;
      if (store.get().isMember !== isMember) store.set({ isMember, unread: null });
    },
    onRefused: onSessionLost,
    restart: () => {
      dispatch({ type: 'close' });
      dispatch({ type: 'open' });
    },
  });
  const incoming = gatherMessages({
    onMessages: (messages) => {
      receiveMessages(store, messages);
      for (const message of messages) {
        if (message.name === serverError.name) room.rejected();
        if (message.name === sessionEnded.name) {
          dispatch({ type: 'session-ended' });
          onSessionLost();
        }
      }
      onMessages(messages);
    },
    onBadMessage: (name) => {
      badMessages += 1;
      // Logs only the first bad message, so that a server that sends many does not fill the console.
      if (badMessages === 1) logToConsole.info(`A live message "${name}" does not match its contract; it was dropped.`);
    },
    onRowsLeftOut: (name, count) => {
      if (rowsLeftOut === 0)
        logToConsole.info(`${count} rows of a live message "${name}" are not valid and were left out.`);
      rowsLeftOut += count;
    },
  });
  const handshake = () => (options.isSpecOnly ? null : ({ protocol: 1, page: pages.current() } as const));
  const socket = (parts.openSocket ?? openLiveSocket)(options.url, handshake, {
    onConnected: () => dispatch({ type: 'connected' }),
    onDisconnected: (isDeliberate) => {
      // Messages from before the disconnect must be handled before it.
      incoming.flush();
      dispatch({ type: 'disconnected', isDeliberate });
    },
    onFailed: (problem) => dispatch({ type: 'failed', problem }),
    onMessage: incoming.add,
  });

  function dispatch(event: ConnectionEvent): void {
    const [next, effects] = stepConnection(connection, event);
    connection = next;
    const status = statusOf(connection);
    if (store.get().status !== status) store.set({ status });
    if (connection.phase !== 'connecting') clearTimeout(watchdog);
    for (const effect of effects) carryOut(effect);
  }

  function carryOut(effect: ConnectionEffect): void {
    switch (effect.type) {
      case 'connect':
        clearTimeout(watchdog);
        watchdog = setTimeout(giveUp, socketTimeoutMs);
        return socket.connect();
      case 'disconnect':
        return socket.disconnect();
      case 'enter':
        pages.enter();
        return room.enter();
      case 'leave':
        pages.leave();
        return room.leave();
      case 'schedule-retry':
        clearTimeout(retry);
        retry = setTimeout(() => dispatch({ type: 'retry-due' }), effect.delayMs + random() * maxJitterMs);
        return;
      case 'cancel-retry':
        return clearTimeout(retry);
      case 'tell':
        return tell(effect.toast, effect.isShown);
    }
  }

  /** The library's own timeout stops when the connection is open. If the server then sends nothing, the wait would never end. */
  function giveUp(): void {
    socket.disconnect();
    dispatch({ type: 'failed', problem: 'timeout' });
  }

  /**
   * Adds the credential of the room to a command, and the account's code to a message if the host expects one
   * (docs/behaviour/chat.md#command-request, docs/behaviour/chat.md#chat-request). Features never have them.
   */
  function signed<Payload>(name: string, payload: Payload): Payload {
    if (name !== runCommand.name && name !== sendChatMessage.name) return payload;
    if (membership === null) throw new Error('the room was not joined yet');
    const { key, code } = membership;
    return { ...payload, ...(name === runCommand.name ? { session: key } : { code }) };
  }

  function tell(toast: LiveToast, isShown: boolean): void {
    const isError = toast.type === 'error' && isShown;
    logToConsole[isError ? 'error' : 'info'](`${toast.title}: ${toast.message}`);
    if (isShown) onToast(toast);
  }

  const open = () => dispatch({ type: 'open' });
  const close = () => dispatch({ type: 'close' });
  const unwatch = watchTab({ open, close, retry: () => dispatch({ type: 'retry-due' }) });
  open();
  return {
    get isConnected() {
      return connection.phase === 'connected' && socket.isConnected;
    },
    get badMessages() {
      return badMessages;
    },
    emit: (name, payload) => socket.emit(name, signed(name, payload)),
    pageChanged: pages.look,
    accountChanged: room.accountChanged,
    stop: () => {
      unwatch();
      close();
      incoming.stop();
    },
  };
}

function statusOf({ phase, isQuiet }: ConnectionState): LiveStatus {
  if (phase === 'closed') return 'off';
  if (phase === 'connected') return 'connected';
  return isQuiet ? 'connecting' : 'lost';
}
