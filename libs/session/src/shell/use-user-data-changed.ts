import { useEffect, useRef } from 'react';

/** The window event that is fired when the session is saved or cleared (docs/behaviour/foundation.md#saving-and-clearing). */
export const userDataChangedEvent = 'userDataChanged';

/** Notifies every part of this page that the session was saved or cleared. Does nothing on the server. */
export function notifyUserDataChanged(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(userDataChangedEvent));
}

/** Calls the newest callback at each `userDataChanged` while the component is mounted. */
export function useUserDataChanged(callback: () => void): void {
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  useEffect(() => {
    const listener = () => newest.current();
    window.addEventListener(userDataChangedEvent, listener);
    return () => window.removeEventListener(userDataChangedEvent, listener);
  }, []);
}
