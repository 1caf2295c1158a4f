import { forwardRef } from 'react';
import type { ButtonHTMLAttributes } from 'react';
import type { ButtonTone } from '../button-link/button-link';
import { buttonClass } from '../button-link/button-link';

export interface SubmitButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** The form is being sent: another click sends nothing, and the button keeps the focus, which a disabled button would lose. */
  isBusy: boolean;
  /** Shown while the form is sent. */
  busyLabel?: string;
  /** Default primary. */
  tone?: ButtonTone;
}

/** The button that sends a form, once. */
export const SubmitButton = forwardRef<HTMLButtonElement, SubmitButtonProps>(function SubmitButton(props, ref) {
  const { isBusy, busyLabel = 'One moment…', tone = 'primary', className, onClick, children, ...rest } = props;
  return (
    <button
      ref={ref}
      type="submit"
      {...rest}
      className={[buttonClass(tone), className].filter(Boolean).join(' ')}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? busyLabel : children}
    </button>
  );
});
