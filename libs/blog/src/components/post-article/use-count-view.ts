import { useEffect } from 'react';

/** Tells our server that the post is being read; the page itself comes from a cache. null: nobody is told. */
export function useCountView(id: string | null): void {
  useEffect(() => {
    if (id === null) return;
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      navigator.sendBeacon?.(`/blog/view/${encodeURIComponent(id)}`);
    };
    // A tab that was opened in the background is not read yet.
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [id]);
}
