import { lazy, Suspense, useEffect, useState } from 'react';
import type { Toast } from './toast-store';
import { receiveToasts } from './toast-store';

// The notification component and Mantine's provider load with the first toast: reading pages never need them.
const ToastHost = lazy(() => import('./toast-host'));

export interface NumberedToast extends Toast {
  id: number;
}

/** Where toasts appear. Mount once, in the shell. */
export function ToastRegion() {
  const [toasts, setToasts] = useState<NumberedToast[]>([]);
  useEffect(
    () => receiveToasts((toast) => setToasts((before) => [...before, { ...toast, id: (before.at(-1)?.id ?? 0) + 1 }])),
    [],
  );
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost toasts={toasts} />
    </Suspense>
  );
}
