import { useEffect, useRef } from 'react';
import { handbookScrollThresholdPx } from '@starhaven/contracts';

/** Calls back when the visitor comes near the end of the page (spec 2 §4), and at once on a page that does not fill the screen. */
export function usePageEnd(onEnd: () => void, isActive: boolean): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (!isActive) return;
    const look = () => {
      const { scrollHeight } = document.documentElement;
      if (scrollHeight - (window.scrollY + window.innerHeight) <= handbookScrollThresholdPx) latest.current();
    };
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [isActive]);
}
