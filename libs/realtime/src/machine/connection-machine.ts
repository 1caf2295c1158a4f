import type { LiveToast } from '../shell/live-toasts';
import { liveToasts } from '../shell/live-toasts';

// docs/behaviour/foundation.md#live-connection-numbers
const reconnectDelayMs = 3_000;
const reconnectAfterErrorDelayMs = 5_000;

/** Pause in milliseconds before reconnecting after the session has ended. */
const reopenDelayMs = 1_000;

type Problem = 'error' | 'timeout';

/** The state of the live connection (docs/behaviour/foundation.md#connection-states). */
export interface ConnectionState {
  phase: 'closed' | 'connecting' | 'connected' | 'waiting';
  /** It has been connected at least once on this page. */
  hasConnected: boolean;
  /** No problem has occurred since the page opened the connection: the next connect shows no toast. */
  isQuiet: boolean;
  /** Problems shown since the last connect: each is shown once per outage, not at every retry. */
  told: readonly Problem[];
}

export const initialConnection: ConnectionState = { phase: 'closed', hasConnected: false, isQuiet: true, told: [] };

export type ConnectionEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'connected' }
  /** `isDeliberate`: this page closed the connection. */
  | { type: 'disconnected'; isDeliberate: boolean }
  | { type: 'failed'; problem: Problem }
  /** The server announced that it will close the connection because the session that joined has ended. */
  | { type: 'session-ended' }
  | { type: 'retry-due' };

/** An action to take; the owner of the socket carries it out. */
export type ConnectionEffect =
  | { type: 'connect' }
  | { type: 'disconnect' }
  /** Report the page and join the room, and repeat both. */
  | { type: 'enter' }
  | { type: 'leave' }
  | { type: 'schedule-retry'; delayMs: number }
  | { type: 'cancel-retry' }
  /** `isShown` false: only log it to the console. */
  | { type: 'tell'; toast: LiveToast; isShown: boolean };

export type Step = [state: ConnectionState, effects: ConnectionEffect[]];

/** The state machine of the live connection, without time, socket or page. An event that does not apply to the phase changes nothing. */
export function stepConnection(state: ConnectionState, event: ConnectionEvent): Step {
  switch (event.type) {
    case 'open':
      if (state.phase !== 'closed') return [state, []];
      return [{ ...state, phase: 'connecting', isQuiet: true, told: [] }, [{ type: 'connect' }]];
    case 'close':
      if (state.phase === 'closed') return [state, []];
      return [{ ...state, phase: 'closed' }, [{ type: 'cancel-retry' }, { type: 'leave' }, { type: 'disconnect' }]];
    case 'retry-due':
      if (state.phase !== 'waiting') return [state, []];
      return [{ ...state, phase: 'connecting' }, [{ type: 'connect' }]];
    case 'connected':
      return whenConnected(state);
    case 'disconnected':
      if (event.isDeliberate) return [state, []];
      // The connection broke before the server answered.
      if (state.phase === 'connecting') return whenFailed(state, 'error');
      if (state.phase !== 'connected') return [state, []];
      return [
        { ...state, phase: 'waiting', isQuiet: false },
        [
          { type: 'leave' },
          { type: 'tell', toast: liveToasts.disconnected, isShown: true },
          { type: 'schedule-retry', delayMs: reconnectDelayMs },
        ],
      ];
    case 'failed':
      return whenFailed(state, event.problem);
    case 'session-ended':
      if (state.phase !== 'connected') return [state, []];
      // This is not an error: the visitor continues as a guest, without a toast.
      return [
        { ...state, phase: 'waiting' },
        [{ type: 'leave' }, { type: 'disconnect' }, { type: 'schedule-retry', delayMs: reopenDelayMs }],
      ];
  }
}

function whenConnected(state: ConnectionState): Step {
  // The page closed the connection while connecting: the new connection is not needed.
  if (state.phase === 'closed') return [state, [{ type: 'disconnect' }]];
  if (state.phase === 'connected') return [state, []];
  const isReconnect = state.hasConnected && !state.isQuiet;
  return [
    { phase: 'connected', hasConnected: true, isQuiet: true, told: [] },
    [
      { type: 'enter' },
      ...(isReconnect ? [{ type: 'tell', toast: liveToasts.connected, isShown: true } as const] : []),
    ],
  ];
}

function whenFailed(state: ConnectionState, problem: Problem): Step {
  if (state.phase !== 'connecting') return [state, []];
  const isShown = !state.told.includes(problem);
  return [
    { ...state, phase: 'waiting', isQuiet: false, told: isShown ? [...state.told, problem] : state.told },
    [
      { type: 'tell', toast: liveToasts[problem], isShown },
      { type: 'schedule-retry', delayMs: reconnectAfterErrorDelayMs },
    ],
  ];
}
