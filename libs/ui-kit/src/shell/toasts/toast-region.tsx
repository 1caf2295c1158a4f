import { useEffect, useState } from 'react';
import { PartBoundary } from '../../components/part-boundary/part-boundary';
import { useLoaded } from '../../hooks/use-loaded';
import { loadToastHost } from './load-toast-host';
import { PlainToast } from './plain-toast';
import type { Toast } from './toast-store';
import { receiveToasts } from './toast-store';

export interface NumberedToast extends Toast {
  id: number;
}

/** Where toasts appear. Mount once, in the shell. */
export function ToastRegion() {
  const [toast, setToast] = useState<NumberedToast | null>(null);
  const { part: host, hasFailed, retry } = useLoaded(loadToastHost, toast !== null);
  useEffect(
    () =>
      receiveToasts((next) => {
        setToast((before) => ({ ...next, id: (before?.id ?? 0) + 1 }));
        retry();
      }),
    [retry],
  );
  if (toast === null) return null;
  const plain = () => <PlainToast key={toast.id} toast={toast} />;
  if (host === null) return hasFailed ? plain() : null;
  return (
    <PartBoundary fallback={plain}>
      <host.default toast={toast} />
    </PartBoundary>
  );
}
