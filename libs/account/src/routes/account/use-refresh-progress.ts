import { useRevalidator } from '@remix-run/react';
import { LiveContext } from '@starhaven/realtime';
import { useContext, useEffect, useState } from 'react';

export interface RefreshProgress {
  done: number;
  total: number;
}

/**
 * How far a refresh of all characters is, from the live connection; null = no refresh was reported. When it is done, the page loads its
 * data again (docs/behaviour/account.md#refreshing-all-characters). It opens no connection: without one the page stays as it is.
 */
export function useRefreshProgress(): RefreshProgress | null {
  const live = useContext(LiveContext);
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<RefreshProgress | null>(null);
  useEffect(
    () =>
      live.on('player_refresh', ({ done, total }) => {
        setProgress({ done, total });
        if (done >= total) revalidate();
      }),
    [live, revalidate],
  );
  return progress;
}
