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
      wasSent.current ||= formMethod?.toUpperCase() === 'POST';
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
  const isLost = activeElement === null || activeElement === body;
  // The page has moved the focus to something else, such as a message.
  const place = isLost ? document.getElementById('main') : activeElement.closest('form');
  if (activeElement?.matches('[aria-invalid="true"]')) return null;
  return place?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"]') ?? null;
}
