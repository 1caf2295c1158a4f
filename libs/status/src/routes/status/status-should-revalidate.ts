import type { ShouldRevalidateFunction } from '@remix-run/react';
import { readStatusView } from '../../lib/status-view';

/** Sorting, hiding and ranges are worked out in the browser: the page's data is asked for again only for what it lacks. */
export const statusShouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  const [before, after] = [readStatusView(currentUrl.searchParams), readStatusView(nextUrl.searchParams)];
  if (before.showsAllUptimes !== after.showsAllUptimes) return true;
  return after.showsStatistics && (!before.showsStatistics || before.range !== after.range);
};
