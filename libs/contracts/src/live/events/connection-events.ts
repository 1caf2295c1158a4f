import * as v from 'valibot';
import { defineConnectionEvent } from '../../protocol/define-event';

/** Events that socket.io itself fires in the browser (docs/behaviour/api.md#heard-by-the-client); our code never sends them. */
export const connectionEvents = {
  connected: defineConnectionEvent('connect', v.undefined()),
  /**
   * The payload is the library's reason. `io client disconnect` means that our own code closed the connection; then nothing reconnects
   * (docs/behaviour/foundation.md#connection-states).
   */
  disconnected: defineConnectionEvent('disconnect', v.string()),
  connectFailed: defineConnectionEvent('connect_error', v.looseObject({ message: v.string() })),
  /** Only older servers and clients send it; newer ones use connect_error. */
  connectTimedOut: defineConnectionEvent('connect_timeout', v.unknown()),
};
