import { useEffect, useState } from 'react';
import type { Toast } from './toast-store';
import { durationOf } from './toast-store';
import classes from './plain-toast.module.css';

/** A toast without extra code, used if the notification component cannot be loaded. Give each its own key. */
export function PlainToast({ toast }: { toast: Toast }) {
  const { type, title, message } = toast;
  const durationMs = durationOf(toast);
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  if (!isShown) return null;
  return (
    <div className={classes.toast} data-toast={type}>
      <strong>{title}</strong>
      <p>{message}</p>
    </div>
  );
}
