import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/** Calls `onAccepted` when the host accepted the save: the answer leads to another page than that of the form. */
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
