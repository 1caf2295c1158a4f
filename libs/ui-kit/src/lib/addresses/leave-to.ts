import { safeHref } from './safe-address';

/** Loads another document like a followed link; an invalid address changes nothing. */
export function leaveTo(address: string): void {
  const href = safeHref(address);
  if (href !== null) window.location.assign(href);
}
