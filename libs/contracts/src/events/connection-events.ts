import * as v from 'valibot';
import { defineConnectionEvent } from '../lib/define-event';

/** What socket.io itself reports in the browser (docs/behaviour/api.md#heard-by-the-client); never sent by our code. */
export const connectionEvents = {
  connected: defineConnectionEvent('connect', v.undefined()),
  /**
   * With the library's reason; `io client disconnect` is our own closing, after which nothing reconnects
   * (docs/behaviour/foundation.md#connection-states).
   */
  disconnected: defineConnectionEvent('disconnect', v.string()),
  connectFailed: defineConnectionEvent('connect_error', v.looseObject({ message: v.string() })),
  /** Only older servers and clients report it; newer ones use connect_error. */
  connectTimedOut: defineConnectionEvent('connect_timeout', v.unknown()),
};
