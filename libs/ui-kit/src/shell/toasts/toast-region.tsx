import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PartBoundary } from '../../components/part-boundary/part-boundary';
import { useLoaded } from '../../hooks/use-loaded';
import { loadToastHost } from './load-toast-host';
import { PlainToast } from './plain-toast';
import type { Toast } from './toast-store';
import { receiveToasts } from './toast-store';
import classes from './toast-region.module.css';

export interface NumberedToast extends Toast {
  id: number;
}

/**
 * The place for toasts: mount it once, right after the header, which toasts never cover. The region is in the page from the start, because
 * screen readers announce only text that is added to an existing live region.
 */
export function ToastRegion() {
  return (
    <div role="status" className={classes.region}>
      <CurrentToast />
    </div>
  );
}

/**
 * The region of the newest modal window, which hides everything outside itself: `data-toast-slot` is `window` if toasts belong into the
 * window, and `page` if they are at their usual place.
 */
const findSlot = () => [...document.querySelectorAll('dialog[open] [data-toast-slot]')].at(-1) ?? null;

function CurrentToast() {
  const [toast, setToast] = useState<NumberedToast | null>(null);
  const [slot, setSlot] = useState<Element | null>(null);
  const { part: host, hasFailed, retry } = useLoaded(loadToastHost, toast !== null);
  useEffect(
    () =>
      receiveToasts((next) => {
        if (next === null) return setToast(null);
        setSlot(findSlot());
        setToast((before) => ({ ...next, id: (before?.id ?? 0) + 1 }));
        retry();
      }),
    [retry],
  );
  useEffect(() => {
    if (slot === null) return;
    // The window often closes right after its form has got the reply that the toast tells. The toast stays, unless its
    // time was over before.
    const closing = new MutationObserver(() => {
      if (slot === findSlot()) return;
      if (slot.querySelector('[data-toast]')) setSlot(findSlot());
      else setToast(null);
    });
    closing.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => closing.disconnect();
  }, [slot]);
  if (toast === null) return null;
  const plain = () => <PlainToast key={toast.id} toast={toast} />;
  if (host === null && !hasFailed) return null;
  const shown = host ? (
    <PartBoundary fallback={plain}>
      <host.default toast={toast} />
    </PartBoundary>
  ) : (
    plain()
  );
  return slot ? createPortal(shown, slot) : shown;
}
