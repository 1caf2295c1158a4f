/** How long a connection may take to open (docs/behaviour/foundation.md#live-connection-numbers). */
export const socketTimeoutMs = 20_000;
