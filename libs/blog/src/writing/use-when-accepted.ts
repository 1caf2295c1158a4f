import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/** Calls `onAccepted` when the host has accepted the save: the answer then redirects to another page. */
export function useWhenAccepted(formPath: string, isSaving: boolean, onAccepted: () => void): void {
  const navigation = useNavigation();
  const location = useLocation();
  const target = navigation.location ? navigation.location.pathname + navigation.location.search : null;
  const isAccepted =
    isSaving &&
    navigation.state === 'loading' &&
    target !== null &&
    ![formPath, location.pathname + location.search].includes(target);
  useEffect(() => {
    if (isAccepted) onAccepted();
  }, [isAccepted, onAccepted]);
}
