/** Space between what is focused and the toast, in CSS pixels. */
const gap = 16;

/** What the focused element shows: itself and the texts that describe it, such as its error. */
function focusedParts(): Element[] {
  const focused = document.activeElement;
  // A dialog does not move with the page.
  if (!focused || focused === document.body || focused.closest('dialog, [data-toast]')) return [];
  const ids = focused.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [focused, ...ids.flatMap((id) => document.getElementById(id) ?? [])];
}

/**
 * Scrolls the page if the toast covers the focused field or its error: on a phone a refused form puts the focus on a field at the lower edge
 * of the screen. The field itself stays below the header.
 */
export function uncoverFocus(toast: Element): void {
  const parts = focusedParts().map((part) => part.getBoundingClientRect());
  const [field] = parts;
  const cover = toast.getBoundingClientRect();
  if (!field || cover.height === 0) return;
  const isBeside = parts.every(({ left, right }) => right <= cover.left || left >= cover.right);
  const bottom = Math.max(...parts.map((part) => part.bottom));
  if (isBeside || bottom + gap <= cover.top || field.top >= cover.bottom) return;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  window.scrollBy({ top: Math.min(bottom + gap - cover.top, Math.max(0, field.top - header - gap)) });
}
