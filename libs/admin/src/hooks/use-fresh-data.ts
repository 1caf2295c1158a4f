import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

/** Loads the page's data again every `everyMs`, as long as the page is visible and `isOn`. */
export function useFreshData(isOn: boolean, everyMs: number): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOn || state !== 'idle') return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOn, everyMs, state, revalidate]);
}
