import type { Live } from '@starhaven/realtime';

/**
 * The host drops a request for a history within half a second of the last one on the same connection (docs/behaviour/chat.md#chat-limits).
 */
const intervalMs = 600;
const lastAt = new WeakMap<Live, number>();

/** Milliseconds until a room of this connection may request its history; 0 = now, and the caller then sends the request at once. */
export function openWaitMs(live: Live): number {
  const now = performance.now();
  const waitMs = (lastAt.get(live) ?? -Infinity) + intervalMs - now;
  if (waitMs > 0) return waitMs;
  lastAt.set(live, now);
  return 0;
}
