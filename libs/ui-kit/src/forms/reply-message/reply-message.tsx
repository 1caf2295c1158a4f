import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import type { FormMessage } from '../../on-demand/form-action/form-reply';
import { Alert } from '../alert/alert';
import { useReplyToast } from './use-reply-toast';

export interface ReplyMessageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** The message of the last form; each reply needs a new object, because each is shown as a new toast. */
  message: FormMessage | null | undefined;
}

/** The message for a whole form: a toast, or without scripts a box above the form. */
export const ReplyMessage = forwardRef<HTMLDivElement, ReplyMessageProps>(function ReplyMessage(
  { message, ...rest },
  ref,
) {
  const shown = useReplyToast(message);
  return shown?.title ? (
    <Alert ref={ref} {...rest} type={shown.type} title={shown.title}>
      {shown.message}
    </Alert>
  ) : null;
});
