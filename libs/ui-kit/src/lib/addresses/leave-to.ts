import { safeHref } from './safe-address';

/** Loads another document as if a link was followed; an invalid address does nothing. */
export function leaveTo(address: string): void {
  const href = safeHref(address);
  if (href !== null) window.location.assign(href);
}
