import * as v from 'valibot';
import { defineConnectionEvent } from '../lib/define-event';

/** What socket.io itself reports in the browser (spec 1 §7); never sent by our code. */
export const connectionEvents = {
  connected: defineConnectionEvent('connect', v.undefined()),
  /** With the library's reason; `io client disconnect` is our own closing, after which nothing reconnects (spec 1 §4). */
  disconnected: defineConnectionEvent('disconnect', v.string()),
  connectFailed: defineConnectionEvent('connect_error', v.looseObject({ message: v.string() })),
  /** Only older servers and clients report it; newer ones use connect_error. */
  connectTimedOut: defineConnectionEvent('connect_timeout', v.unknown()),
};
