import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { buttonClass } from '../../components/button-link/button-link';
import { ModalDialog } from '../../forms/modal-dialog/modal-dialog';

/**
 * Asks before the visitor leaves with unsaved changes. The router supports only one blocker, so a page has at most one `LeaveWarning`. When
 * the window closes, only the browser itself can ask.
 */
export function LeaveWarning({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ModalDialog
      title="Leave this page?"
      onDismiss={blocker.reset}
      actions={
        <>
          <form method="dialog">
            <button type="submit" className={buttonClass('primary')}>
              Stay
            </button>
          </form>
          <button type="button" className={buttonClass()} onClick={blocker.proceed}>
            Leave
          </button>
        </>
      }
    >
      <p>Your changes are not saved.</p>
    </ModalDialog>
  );
}
