import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import type { AccountReply } from '../account-reply';

/** After a search has started, the data is loaded again (docs/behaviour/account.md#account-numbers). */
const reloadAfterMs = 2_000;

/** Loads the account again once a started search may have found the player. Without scripts `Refresh Data` does it. */
export function useReloadAfterSearch(reply: AccountReply | null): void {
  const { revalidate } = useRevalidator();
  const isSearching = Boolean(reply?.searchedServer);
  useEffect(() => {
    if (!isSearching) return;
    const timer = setTimeout(revalidate, reloadAfterMs);
    return () => clearTimeout(timer);
  }, [isSearching, reply, revalidate]);
}
