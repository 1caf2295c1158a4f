import type { Revealed } from './shown-account.server';

/** The address of the overview that shows these hidden values. */
export function revealHref(revealed: Revealed): string {
  const search = Object.entries(revealed)
    .filter(([, isShown]) => isShown)
    .map(([name]) => `${name}=shown`)
    .join('&');
  return `/account${search && `?${search}`}`;
}
