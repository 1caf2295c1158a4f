import { useContext, useEffect } from 'react';
import { LiveContext } from '../live-context';

/** For pages that depend on the connection: it then opens as soon as the page is usable, even on a slow network. */
export function useLiveNeed(): void {
  const live = useContext(LiveContext);
  useEffect(() => live.need(), [live]);
}
