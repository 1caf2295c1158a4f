const maxRemembered = 20;

/** Addresses of the last opened items, by the history entry from which each was opened. */
const opened = new Map<string, string>();

const cardLinks = 'main article h3 a';

/** Stores the card whose link the visitor follows from a history entry. If the visitor follows another link, the stored card is deleted. */
export function rememberOpened(entry: string, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null) return;
  opened.delete(entry);
  if (link.matches(cardLinks)) opened.set(entry, link.href);
  if (opened.size > maxRemembered) opened.delete(opened.keys().next().value ?? '');
}

/** Focuses the card that was opened from the entry, if it exists and the visitor has not moved the focus. */
export function focusOpened(entry: string): void {
  const href = opened.get(entry);
  if (href === undefined || document.activeElement?.matches('body, main') === false) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(cardLinks)];
  links.find((link) => link.href === href)?.focus({ preventScroll: true });
}
