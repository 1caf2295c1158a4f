import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useLateFollows } from '../../hooks/use-late-follows';
import type { Follows } from '../../lib/follows/follows';
import { FollowsContext } from '../../lib/follows/follows';

/** Gives the forms of a page what the visitor follows. */
export function FollowsHere({ follows: told, children }: { follows: Follows; children: ReactNode }) {
  const follows = useLateFollows(told);
  const { pathname, search } = useLocation();
  const here = useMemo(() => ({ follows, back: pathname + search }), [follows, pathname, search]);
  return <FollowsContext.Provider value={here}>{children}</FollowsContext.Provider>;
}
