import { useRevalidator } from '@remix-run/react';
import { LiveContext } from '@starhaven/realtime';
import { useContext, useEffect, useState } from 'react';

export interface RefreshProgress {
  done: number;
  total: number;
}

/**
 * The progress of a refresh of all characters, from the live connection; null = no refresh was reported. When it is done, the page loads
 * its data again (docs/behaviour/account.md#refreshing-all-characters). The hook opens no connection; without one the page stays unchanged.
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
