export type MessageType = 'ok' | 'warn' | 'error' | 'info';

export interface Toast {
  type: MessageType;
  title: string;
  message: string;
  /** Milliseconds until it disappears; default 5,000, for an error 12,000. */
  durationMs?: number;
}

const defaultDurationMs = 5_000;
/** An error takes longer to read, and nothing on the page repeats it. */
const errorDurationMs = 12_000;

export const durationOf = ({ type, durationMs }: Toast): number =>
  durationMs ?? (type === 'error' ? errorDurationMs : defaultDurationMs);

/** null removes the toast that is shown. */
type Listener = (toast: Toast | null) => void;

let listener: Listener | null = null;
let waiting: Toast[] = [];

/**
 * Shows a toast. Only one is visible at a time; a new one replaces the old one (docs/behaviour/foundation.md#toasts). Safe to call before
 * the shell has mounted.
 */
export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** Removes the toast that is shown or waits, for example because a newer message says the opposite. */
export function clearToast(): void {
  waiting = [];
  listener?.(null);
}

/** The shell's toast region receives toasts with this function; toasts from before its mount are delivered at once. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  const early = waiting;
  waiting = [];
  early.forEach(receive);
  return () => {
    if (listener === receive) listener = null;
  };
}
