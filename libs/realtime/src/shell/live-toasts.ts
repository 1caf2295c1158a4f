/**
 * A message of the live connection to the visitor; the shell shows it and the console logs it
 * (docs/behaviour/foundation.md#live-connection-messages).
 */
export interface LiveToast {
  type: 'ok' | 'error';
  title: string;
  message: string;
}

export const liveToasts = {
  connected: { type: 'ok', title: 'Connected', message: 'Successfully reconnected to server' },
  disconnected: {
    type: 'error',
    title: 'Disconnected',
    message: 'Connection to server lost. Attempting to reconnect...',
  },
  error: { type: 'error', title: 'Connection Error', message: 'Failed to connect to server. Retrying...' },
  timeout: { type: 'error', title: 'Connection Timeout', message: 'Server connection timed out. Retrying...' },
} as const satisfies Record<string, LiveToast>;

/** Toasts that say why a message was not sent. */
export const sendingToasts = {
  notConnected: { type: 'error', title: 'Error', message: 'Not connected to server' },
  notLoggedIn: { type: 'error', title: 'Error', message: 'Please login to send messages' },
  failed: { type: 'error', title: 'Error', message: 'Failed to send message' },
} as const satisfies Record<string, LiveToast>;
