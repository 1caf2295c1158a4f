import { reconnectAfterErrorDelayMs, reconnectDelayMs } from '@starhaven/contracts';
import type { LiveToast } from './live-toasts';
import { liveToasts } from './live-toasts';

/** Milliseconds until a connection is made again whose session ended. */
const reopenDelayMs = 1_000;

type Problem = 'error' | 'timeout';

/** Where the live connection stands (docs/behaviour/foundation.md#connection-states). */
export interface ConnectionState {
  phase: 'closed' | 'connecting' | 'connected' | 'waiting';
  /** It was connected at least once on this page. */
  hasConnected: boolean;
  /** Nothing went wrong since it was opened on purpose: connecting then is no news. */
  isQuiet: boolean;
  /** Problems that were shown since it was last connected: each is told once an outage, not at every retry. */
  told: readonly Problem[];
}

export const initialConnection: ConnectionState = { phase: 'closed', hasConnected: false, isQuiet: true, told: [] };

export type ConnectionEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'connected' }
  /** `isDeliberate`: this page closed it. */
  | { type: 'disconnected'; isDeliberate: boolean }
  | { type: 'failed'; problem: Problem }
  /** The server said that it will close the connection because the session that joined has ended. */
  | { type: 'session-ended' }
  | { type: 'retry-due' };

/** What is to be done about it; carried out by whoever holds the socket. */
export type ConnectionEffect =
  | { type: 'connect' }
  | { type: 'disconnect' }
  /** Say hello: report the page, join the room, and go on doing so. */
  | { type: 'enter' }
  | { type: 'leave' }
  | { type: 'schedule-retry'; delayMs: number }
  | { type: 'cancel-retry' }
  /** `isShown` false: for the console alone. */
  | { type: 'tell'; toast: LiveToast; isShown: boolean };

export type Step = [state: ConnectionState, effects: ConnectionEffect[]];

/** The state machine of the live connection, without time, socket or page. Events that make no sense in a phase change nothing. */
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
      // The line stood and broke before the server had answered.
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
      // Nothing is wrong: whoever is here goes on as anybody, without a word.
      return [
        { ...state, phase: 'waiting' },
        [{ type: 'leave' }, { type: 'disconnect' }, { type: 'schedule-retry', delayMs: reopenDelayMs }],
      ];
  }
}

function whenConnected(state: ConnectionState): Step {
  // Closed while it was connecting: nobody wants it any more.
  if (state.phase === 'closed') return [state, [{ type: 'disconnect' }]];
  if (state.phase === 'connected') return [state, []];
  const isNews = state.hasConnected && !state.isQuiet;
  return [
    { phase: 'connected', hasConnected: true, isQuiet: true, told: [] },
    [{ type: 'enter' }, ...(isNews ? [{ type: 'tell', toast: liveToasts.connected, isShown: true } as const] : [])],
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
