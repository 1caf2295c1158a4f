/** A tab that is hidden for this long closes its connection. */
const hiddenTooLongMs = 5 * 60_000;

export interface TabWatchOptions {
  open: () => void;
  close: () => void;
  /** Called when the device has a network again. */
  retry: () => void;
}

/**
 * Closes the connection while the page is hidden for long or in the back/forward cache, which only accepts pages without an open socket.
 * Reopens it silently afterwards. Returns a function that stops this.
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
