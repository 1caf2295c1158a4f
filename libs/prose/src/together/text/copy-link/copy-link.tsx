import { buttonClass, showToast, useIsHydrated } from '@starhaven/ui-kit';

/** Copies the page's address; shown only if scripts run, in space that is reserved for it. */
export function CopyLink() {
  const isReady = useIsHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast({ type: 'ok', title: 'Copied!', message: 'Link copied to clipboard' });
    } catch {
      const message = 'Copying is blocked here. Copy the address of the page by hand.';
      showToast({ type: 'error', title: 'Error', message });
    }
  };
  return (
    <button
      type="button"
      className={buttonClass()}
      style={{ visibility: isReady ? undefined : 'hidden' }}
      disabled={!isReady}
      onClick={() => void copy()}
    >
      Copy Link
    </button>
  );
}
