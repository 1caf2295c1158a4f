import { useEffect } from 'react';

/** Reports a view of a text to this path, because the page itself comes from a cache. null: nothing is reported. */
export function useCountView(path: string | null): void {
  useEffect(() => {
    if (path === null) return;
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      navigator.sendBeacon?.(path);
    };
    // A tab that was opened in the background does not count until it is visible.
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [path]);
}
