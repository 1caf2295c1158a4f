import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Follows } from '../../lib/follows';
import { FollowsContext } from '../../lib/follows';

/** Tells the forms of a page what the visitor follows. */
export function FollowsHere({ follows, children }: { follows: Follows; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const here = useMemo(() => ({ follows, back: pathname + search }), [follows, pathname, search]);
  return <FollowsContext.Provider value={here}>{children}</FollowsContext.Provider>;
}
