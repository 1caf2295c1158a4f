import type { ShouldRevalidateFunction } from '@remix-run/react';
import { readStatusView } from '../../lib/status-view';

/** The browser itself sorts, hides and changes ranges; it reloads the page's data only if data is missing. */
export const statusShouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  const [before, after] = [readStatusView(currentUrl.searchParams), readStatusView(nextUrl.searchParams)];
  if (before.showsAllUptimes !== after.showsAllUptimes) return true;
  return after.showsStatistics && (!before.showsStatistics || before.range !== after.range);
};
