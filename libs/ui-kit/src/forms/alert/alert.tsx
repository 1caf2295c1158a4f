import type { ReactNode } from 'react';
import type { MessageType } from '../../shell/toasts/toast-store';
import classes from './alert.module.css';

export interface AlertProps {
  type: MessageType;
  title: string;
  children?: ReactNode;
  /** False when a toast reads the same text to screen readers; default true. */
  isAnnounced?: boolean;
}

/** A message in the page, beside what it is about. */
export function Alert({ type, title, children, isAnnounced = true }: AlertProps) {
  const role = type === 'error' || type === 'warn' ? 'alert' : 'status';
  return (
    <div className={`${classes.alert} ${classes[type]}`} role={isAnnounced ? role : undefined} data-alert={type}>
      <p className={classes.title}>{title}</p>
      {children ? <div className={classes.text}>{children}</div> : null}
    </div>
  );
}
