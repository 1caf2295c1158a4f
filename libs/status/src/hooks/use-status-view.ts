import { useLocation, useNavigation } from '@remix-run/react';
import { useMemo } from 'react';
import type { StatusView } from '../lib/status-view';
import { readStatusView } from '../lib/status-view';

/** The view in the address. A clicked view takes effect at once, before the router has finished. */
export function useStatusView(): StatusView {
  const location = useLocation();
  const target = useNavigation().location;
  const search = target?.pathname === location.pathname ? target.search : location.search;
  return useMemo(() => readStatusView(new URLSearchParams(search)), [search]);
}
