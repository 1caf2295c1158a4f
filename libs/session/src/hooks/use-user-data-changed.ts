import { useEffect, useRef } from 'react';

/** The window event that saving and clearing the session fire (docs/behaviour/foundation.md#saving-and-clearing). */
export const userDataChangedEvent = 'userDataChanged';

/** Tells every part of this page that the session was saved or cleared; on the server it does nothing. */
export function notifyUserDataChanged(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(userDataChangedEvent));
}

/** Calls the newest callback at each `userDataChanged`, as long as the component is mounted. */
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
