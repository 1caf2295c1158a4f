import { Alert, ReplyMessage } from '@starhaven/ui-kit';
import type { FormMessage, FormReply } from '@starhaven/ui-kit';
import { useMemo } from 'react';

const faulty: FormMessage = { type: 'error', title: 'Error', message: 'Please check the marked fields.' };

/** The message of the last form: a toast, or without scripts a box in the page. */
export function StaffMessage({ reply }: { reply: FormReply | undefined }) {
  const hasFaults = Object.values(reply?.result?.error ?? {}).some((errors) => errors !== null && errors.length > 0);
  // Each reply gives a new object, because each is shown as a new toast.
  const message = useMemo(() => reply?.message ?? (reply && hasFaults ? { ...faulty } : null), [reply, hasFaults]);
  return <ReplyMessage message={message} />;
}

/** Shown above older content when a reload of the data failed. */
export const AwayAlert = () => (
  <Alert type="info" title="Waiting for the server">
    This page shows the last data that it received. While a backup is restored, all requests wait.
  </Alert>
);
