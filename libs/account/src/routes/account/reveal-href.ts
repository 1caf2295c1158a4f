import type { Revealed } from './shown-account.server';

/** The address of the overview with these hidden values shown. */
export function revealHref(revealed: Revealed): string {
  const search = Object.entries(revealed)
    .filter(([, isShown]) => isShown)
    .map(([name]) => `${name}=shown`)
    .join('&');
  return `/account${search && `?${search}`}`;
}
