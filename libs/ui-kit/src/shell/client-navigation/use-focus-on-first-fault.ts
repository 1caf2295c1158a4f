import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first wrong field of a form that came back. Without scripts the server marks that field
 * (`apps/web/app/mark-first-fault.ts`).
 */
export function useFocusOnFirstFault(): void {
  const { state, formMethod } = useNavigation();
  const wasSent = useRef(false);
  useEffect(() => {
    if (state !== 'idle') {
      // Only a sent form has a method; the form of a GET may be refused, too.
      wasSent.current ||= formMethod !== undefined;
      return;
    }
    if (!wasSent.current) return;
    wasSent.current = false;
    // Form libraries show the errors of a reply one render after it came.
    const frame = requestAnimationFrame(() => firstFault()?.focus());
    return () => cancelAnimationFrame(frame);
  }, [state, formMethod]);
}

function firstFault(): HTMLElement | null {
  const { activeElement, body } = document;
  const main = document.getElementById('main');
  // `main` has the focus on a new page, and in Safari, which does not focus a clicked button.
  const isLost = activeElement === null || activeElement === body || activeElement === main;
  if (activeElement?.matches('[aria-invalid="true"]')) return null;
  // Outside of a form, the page has moved the focus on purpose, for example to a message.
  const place = isLost ? main : activeElement.closest('form');
  return place?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"]') ?? null;
}
