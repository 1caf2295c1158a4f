import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';

const question = 'Your changes are not saved. Leave this page?';

/** Asks before the author leaves with unsaved changes, by a link, the back button or the window's own button. */
export function useLeaveWarning(isUnsaved: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
