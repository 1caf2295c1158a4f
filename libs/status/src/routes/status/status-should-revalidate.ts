import type { ShouldRevalidateFunction } from '@remix-run/react';
import { readStatusView } from '../../lib/status-view';

/** Sorting, hiding and ranges are worked out in the browser: the page's data is asked for again only for what it lacks. */
export const statusShouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  const hasAll = (url: URL) => readStatusView(url.searchParams).showsAllUptimes;
  return hasAll(currentUrl) !== hasAll(nextUrl);
};
