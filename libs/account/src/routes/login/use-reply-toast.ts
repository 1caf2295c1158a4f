import { useEffect, useRef } from 'react';
import { showToast } from '@starhaven/ui-kit';
import type { LoginMessage } from './login-reply';

/** Shows each new message as a toast; a form that is answered twice with the same words is told twice. */
export function useReplyToast(message: LoginMessage | null | undefined): void {
  const shown = useRef<LoginMessage | null>(null);
  useEffect(() => {
    if (!message?.title || shown.current === message) return;
    shown.current = message;
    showToast(message);
  }, [message]);
}
