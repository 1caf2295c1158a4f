import { forwardRef } from 'react';
import type { ButtonHTMLAttributes } from 'react';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { showToast } from '../../shell/toasts/toast-store';
import classes from './copy-button.module.css';

export interface CopyButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'onClick' | 'disabled'
> {
  /** The text for the clipboard. */
  text: string;
  /** Describes the copied text for screen readers and the toast, such as 'MD5 of client.zip'. */
  subject: string;
  /** Default 'Copy'. */
  label?: string;
  onCopied?: () => void;
}

/** Copies a text and confirms it; shown only if scripts run. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { text, subject, label = 'Copy', onCopied, className, ...rest },
  ref,
) {
  const isReady = useIsHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ type: 'ok', title: 'Copied!', message: `${subject} copied to clipboard` });
      onCopied?.();
    } catch {
      showToast({
        type: 'error',
        title: 'Error',
        message: 'Copying is blocked here. Select the text and copy it by hand.',
      });
    }
  };
  return (
    <button
      ref={ref}
      aria-label={`${label} ${subject}`}
      {...rest}
      type="button"
      className={[classes.button, className].filter(Boolean).join(' ')}
      disabled={!isReady}
      onClick={copy}
    >
      {label}
    </button>
  );
});
