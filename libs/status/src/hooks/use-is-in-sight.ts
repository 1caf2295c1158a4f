import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Elements that are at most this far below the viewport count as near. */
const nearMargin = '400px';

/** Whether an element is or ever was near the viewport, and whether it is visible now. */
export function useIsInSight(element: RefObject<Element | null>): { isNear: boolean; isInSight: boolean } {
  const [isNear, setIsNear] = useState(false);
  const [isOnScreen, setIsOnScreen] = useState(false);
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    // Without IntersectionObserver the element counts as visible.
    if (!('IntersectionObserver' in window)) {
      setIsNear(true);
      setIsOnScreen(true);
      return;
    }
    const approach = new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: nearMargin },
    );
    const screen = new IntersectionObserver((entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false));
    approach.observe(element.current);
    screen.observe(element.current);
    const onVisibility = () => setIsShown(document.visibilityState !== 'hidden');
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      approach.disconnect();
      screen.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [element]);
  return { isNear, isInSight: isOnScreen && isShown };
}
