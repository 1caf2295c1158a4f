import { Alert } from '@starhaven/ui-kit';
import { forwardRef } from 'react';
import type { ReactNode } from 'react';
import type { FormMessage } from '@starhaven/ui-kit';
import classes from '../security.module.css';

export interface SectionMessageProps {
  message: FormMessage;
  /** What belongs to the message, such as recovery codes. */
  children?: ReactNode;
}

/** The result of a form that takes the focus, because its own form may be gone. */
export const SectionMessage = forwardRef<HTMLDivElement, SectionMessageProps>(function SectionMessage(
  { message: { type, title, message }, children },
  ref,
) {
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={title} className={classes.message}>
      {/* A screen reader reads it when it gets the focus. */}
      <Alert type={type} title={title} isAnnounced={false}>
        {message}
      </Alert>
      {children}
    </div>
  );
});
