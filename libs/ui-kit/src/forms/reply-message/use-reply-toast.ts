import { useEffect, useRef, useState } from 'react';
import type { FormMessage } from '../../on-demand/form-action/form-reply';
import { showToast } from '../../shell/toasts/toast-store';
import { useIsHydrated } from '../../hooks/use-is-hydrated';

type Message = FormMessage | null | undefined;

/**
 * Shows each new message as a toast, as the specification does with messages of forms. A message that came with the document is shown above
 * the form, where it works without scripts: the hook returns it, and no toast repeats it. A title is required, because toasts have one.
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
