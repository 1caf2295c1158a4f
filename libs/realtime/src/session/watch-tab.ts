/** A tab that nobody looks at for this long gives its connection back. */
const hiddenTooLongMs = 5 * 60_000;

export interface TabWatchOptions {
  open: () => void;
  close: () => void;
  /** The device has a network again. */
  retry: () => void;
}

/**
 * Closes the connection while the page sleeps: long hidden, or kept by the browser for "back", which it does only for pages without
 * an open socket. Coming back opens it silently. Returns the end of the watch.
 */
export function watchTab({ open, close, retry }: TabWatchOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(close, hiddenTooLongMs);
    else open();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  window.addEventListener('online', retry);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
    window.removeEventListener('online', retry);
  };
}
