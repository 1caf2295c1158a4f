import { useEffect, useState } from 'react';
import { sheetQuery } from '../../../shell/chat-opener/chat-view';

/** Even without zoom, browsers report a scale that differs slightly from 1. */
const zoomedFrom = 1.01;

/** The part of the screen that an on-screen keyboard leaves free, in CSS pixels. */
export interface SheetArea {
  top: number;
  height: number;
}

/** The free area now; the same object as before if it did not change. */
function measureSheet(before: SheetArea | null): SheetArea | null {
  if (!matchMedia(sheetQuery).matches) return null;
  const visual = window.visualViewport;
  // When zoomed with two fingers, the visual viewport is the magnified part and not the area above a keyboard.
  if (visual && visual.scale > zoomedFrom) return before ?? { top: 0, height: window.innerHeight };
  const next = { top: visual?.offsetTop ?? 0, height: visual?.height ?? window.innerHeight };
  return before?.top === next.top && before.height === next.height ? before : next;
}

/**
 * The free area of a phone's screen, or null on a wider one. While the window covers the whole screen, the page behind it cannot be
 * scrolled.
 */
export function useSheet(): SheetArea | null {
  const [area, setArea] = useState<SheetArea | null>(() => measureSheet(null));
  useEffect(() => {
    const query = matchMedia(sheetQuery);
    const visual = window.visualViewport;
    const measure = () => setArea(measureSheet);
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
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, [isSheet]);
  return area;
}
