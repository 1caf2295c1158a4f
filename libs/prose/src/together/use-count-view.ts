import { useEffect } from 'react';

/** Tells our server at this path that a text is being read; the page itself comes from a cache. null: nobody is told. */
export function useCountView(path: string | null): void {
  useEffect(() => {
    if (path === null) return;
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      navigator.sendBeacon?.(path);
    };
    // A tab that was opened in the background is not read yet.
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [path]);
}
