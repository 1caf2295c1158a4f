import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { GamesSkeleton } from '@starhaven/downloads';

// A page that arrives within this time replaces the old one directly: a skeleton would only flicker.
const skeletonDelayMs = 150;

/** Pages that show a skeleton while a client navigation loads them, by path. */
const skeletons: Record<string, () => ReactNode> = {
  '/downloads': () => <GamesSkeleton />,
};

/** The current page, or the skeleton of the one that is loading. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const skeleton = target !== undefined && target !== pathname ? skeletons[target] : undefined;
  const isLate = useIsLate(skeleton !== undefined);
  return skeleton && isLate ? skeleton() : children;
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), skeletonDelayMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
