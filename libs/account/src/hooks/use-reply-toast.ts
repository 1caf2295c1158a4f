import { useEffect, useRef, useState } from 'react';
import type { FormMessage } from '@starhaven/ui-kit';
import { showToast, useIsHydrated } from '@starhaven/ui-kit';

type Message = FormMessage | null | undefined;

/**
 * Shows each new message as a toast, as docs/behaviour/login.md#login-messages and docs/behaviour/account.md require. A message that came with the document is above
 * the form, where it works without scripts: it is returned, and no toast repeats it.
 */
export function useReplyToast(message: Message): Message {
  const isHydrated = useIsHydrated();
  const [ofDocument] = useState(isHydrated ? null : message);
  const shown = useRef<Message>(ofDocument);
  useEffect(() => {
    if (!message?.title || shown.current === message) return;
    shown.current = message;
    showToast(message);
  }, [message]);
  return message === ofDocument ? message : null;
}
