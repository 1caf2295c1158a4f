/** The pause between two messages (docs/behaviour/chat.md#message-rules). */
export const pauseMs = 10_000;

const longestPauseMs = 60 * 60 * 1000;

/**
 * Milliseconds until the host accepts the next message. `untilSeconds` is on the host's clock, `nowMs` on the browser's. `aheadMs` is how
 * far the host's clock is ahead; null if unknown. The clocks may differ by hours, so without a known difference only a wait that is
 * possible with equal clocks is accepted.
 */
export function pauseUntil(untilSeconds: number, nowMs: number, aheadMs: number | null): number {
  if (untilSeconds <= 0) return pauseMs;
  const waitMs = untilSeconds * 1000 - (nowMs + (aheadMs ?? 0));
  // Timestamps have whole seconds.
  const isPossible = waitMs > 0 && waitMs <= (aheadMs === null ? pauseMs + 2_000 : longestPauseMs);
  return isPossible ? waitMs : waitMs <= 0 && aheadMs !== null ? 1_000 : pauseMs;
}
