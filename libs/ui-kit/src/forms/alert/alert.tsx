import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import type { MessageType } from '../../shell/toasts/toast-store';
import tones from '../../theme/tones.module.css';
import classes from './alert.module.css';

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  type: MessageType;
  title: string;
  children?: ReactNode;
  /** False if a toast announces the same text to screen readers; default true. */
  isAnnounced?: boolean;
}

/** A message in the page, next to the content that it concerns. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { type, title, children, isAnnounced = true, className, ...rest },
  ref,
) {
  const role = type === 'error' || type === 'warn' ? 'alert' : 'status';
  return (
    <div
      ref={ref}
      role={isAnnounced ? role : undefined}
      {...rest}
      className={[classes.alert, tones[type], className].filter(Boolean).join(' ')}
      data-alert={type}
    >
      <p className={classes.title}>{title}</p>
      {children ? <div className={classes.text}>{children}</div> : null}
    </div>
  );
});
