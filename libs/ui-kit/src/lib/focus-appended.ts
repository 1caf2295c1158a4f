/**
 * Moves the focus to the first new entry after the button or link for the next page (`rel=next`) has appended entries to a list: it is below
 * them now, or gone. A focus that the visitor has moved in the meantime stays. `links` selects one link in each entry; `from` is the position
 * of the first new one.
 */
export function focusAppended(list: Element | null, links: string, from: number): void {
  if (!document.activeElement?.matches('body, [rel=next]')) return;
  const all = list?.querySelectorAll<HTMLElement>(links);
  (all?.[from] ?? all?.[from - 1])?.focus({ preventScroll: true });
}
