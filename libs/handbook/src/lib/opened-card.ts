const maxRemembered = 20;

/** Addresses of the items that were opened last, by the entries of the browser's history they were opened from. */
const opened = new Map<string, string>();

const cardLinks = 'main article h3 a';

/** Keeps which card's link leads away from an entry of the browser's history; another link leaves no card to come back to. */
export function rememberOpened(entry: string, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null) return;
  opened.delete(entry);
  if (link.matches(cardLinks)) opened.set(entry, link.href);
  if (opened.size > maxRemembered) opened.delete(opened.keys().next().value ?? '');
}

/** Puts the focus back on the card that was opened from the entry, if it is there and the visitor has not moved on. */
export function focusOpened(entry: string): void {
  const href = opened.get(entry);
  if (href === undefined || document.activeElement?.matches('body, main') === false) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(cardLinks)];
  links.find((link) => link.href === href)?.focus({ preventScroll: true });
}
