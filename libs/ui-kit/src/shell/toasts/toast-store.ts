export type MessageType = 'ok' | 'warn' | 'error' | 'info';

export interface Toast {
  type: MessageType;
  title: string;
  message: string;
  /** Milliseconds until it leaves by itself; default 5,000. */
  durationMs?: number;
}

/** How long a toast stays that does not say it itself. */
export const toastDurationMs = 5_000;

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let waiting: Toast[] = [];

/**
 * Shows a toast; one at a time, a new one takes the place of the one before (docs/behaviour/foundation.md#toasts). Safe to call
 * before the shell has mounted.
 */
export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** The shell's toast region takes toasts through this; what was shown before it mounted is handed over at once. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  const early = waiting;
  waiting = [];
  early.forEach(receive);
  return () => {
    if (listener === receive) listener = null;
  };
}
