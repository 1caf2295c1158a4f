import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { showToast } from '../../shell/toasts/toast-store';
import classes from './copy-button.module.css';

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  text: string;
  /** Names what is copied for screen readers and the toast, such as 'MD5 of client.zip'. */
  subject: string;
}

/** Copies a text and says so; shown only where scripts run. */
export function CopyButton({ text, subject }: CopyButtonProps) {
  const isReady = useIsHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ type: 'ok', title: 'Copied!', message: `${subject} copied to clipboard` });
    } catch {
      showToast({
        type: 'error',
        title: 'Error',
        message: 'Copying is blocked here. Select the text and copy it by hand.',
      });
    }
  };
  return (
    <button type="button" className={classes.button} disabled={!isReady} onClick={copy} aria-label={`Copy ${subject}`}>
      Copy
    </button>
  );
}
