import { safeHref } from './safe-address';

/** Loads another document, as a followed link would; an address that is none leaves the page where it is. */
export function leaveTo(address: string): void {
  const href = safeHref(address);
  if (href !== null) window.location.assign(href);
}
