import { Alert, useReplyToast } from '@starhaven/ui-kit';
import type { FormMessage } from '@starhaven/ui-kit';

/** The message of the last form: a toast, or without scripts a box in the page. */
export function StaffNewsBox({ message }: { message: FormMessage | null | undefined }) {
  const shown = useReplyToast(message);
  return shown ? (
    <Alert type={shown.type} title={shown.title}>
      {shown.message}
    </Alert>
  ) : null;
}
