import { useEffect, useState } from 'react';

const sheetQuery = '(max-width: 640px)';
/** Even without zoom, browsers report a scale that differs slightly from 1. */
const zoomedFrom = 1.01;
const behind = 'body > header, body > main, body > footer';

/** The part of the screen that an on-screen keyboard leaves free, in CSS pixels. */
export interface SheetArea {
  top: number;
  height: number;
}

/**
 * The free area of a phone's screen, or null on a wider one. While the window covers the whole screen, the page behind it cannot be
 * scrolled or focused.
 */
export function useSheet(): SheetArea | null {
  const [area, setArea] = useState<SheetArea | null>(null);
  useEffect(() => {
    const query = matchMedia(sheetQuery);
    const visual = window.visualViewport;
    const measure = () => {
      if (!query.matches) return setArea(null);
      // When zoomed with two fingers, the visual viewport is the magnified part and not the area above a keyboard.
      if (visual && visual.scale > zoomedFrom) {
        return setArea((before) => before ?? { top: 0, height: window.innerHeight });
      }
      const next = { top: visual?.offsetTop ?? 0, height: visual?.height ?? window.innerHeight };
      setArea((before) => (before?.top === next.top && before.height === next.height ? before : next));
    };
    measure();
    query.addEventListener('change', measure);
    visual?.addEventListener('resize', measure);
    visual?.addEventListener('scroll', measure);
    return () => {
      query.removeEventListener('change', measure);
      visual?.removeEventListener('resize', measure);
      visual?.removeEventListener('scroll', measure);
    };
  }, []);
  const isSheet = area !== null;
  useEffect(() => {
    if (!isSheet) return;
    const elements = [...document.querySelectorAll<HTMLElement>(behind)];
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    for (const element of elements) element.inert = true;
    return () => {
      document.documentElement.style.overflow = overflow;
      for (const element of elements) element.inert = false;
    };
  }, [isSheet]);
  return area;
}
