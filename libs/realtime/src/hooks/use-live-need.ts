import { useContext, useEffect } from 'react';
import { LiveContext } from '../live-context';

/** For pages that live from the connection: it is then made as soon as the page is usable, also on a slow line. */
export function useLiveNeed(): void {
  const live = useContext(LiveContext);
  useEffect(() => live.need(), [live]);
}
