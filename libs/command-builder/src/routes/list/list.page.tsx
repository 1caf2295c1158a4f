import { useLoaderData, useLocation } from '@remix-run/react';
import { languageOfTags } from '@starhaven/contracts/handbook';
import { ProblemPanel, showToast } from '@starhaven/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '@starhaven/session';
import type { ReactNode } from 'react';
import { ItemData } from '../../components/item-data/item-data';
import type { ChosenItems } from '../../lib/chosen/chosen-items';
import { unpackCommands } from '../../lib/commands/packed-commands';
import { CommandListView } from '../../components/command-list/command-list';
import { EngineTabs } from '../../components/engine-tabs/engine-tabs';
import { CommandListFrame } from './list-frame';
import type { loader } from './list.route.server';

/** The command list of an engine (docs/behaviour/commands.md#command-list-page). */
export function CommandListPage() {
  const { page, key, failure } = useLastGoodPage();
  const { tabs, list, problem } = page;
  useEffect(() => {
    if (failure !== null) showToast({ type: 'error', title: failure.title, message: failure.message ?? '' });
  }, [failure]);
  const packed = list?.packedCommands ?? null;
  const commands = useMemo(() => (packed === null ? [] : unpackCommands(packed)), [packed]);
  return (
    <CommandListFrame>
      {tabs.length > 0 ? <EngineTabs tabs={tabs} current={list?.current} /> : null}
      {problem ? <ProblemPanel problem={problem} /> : null}
      {list ? (
        <ItemsOfList game={list.current.gameId} items={list.items}>
          <CommandListView key={key} {...list} commands={commands} />
        </ItemsOfList>
      ) : null}
    </CommandListFrame>
  );
}

/**
 * The page; if a refresh fails, the earlier page, so that the visitor's input stays. `key` changes with each navigation, after which the
 * list starts from the page again.
 */
function useLastGoodPage() {
  const loaded = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const [good, setGood] = useState({ page: loaded, key });
  const isFailedRefresh = good.key === key && good.page.list !== null && loaded.problem?.canRetry === true;
  if (good.page !== loaded && !isFailedRefresh) setGood({ page: loaded, key });
  return { page: isFailedRefresh ? good.page : loaded, key, failure: isFailedRefresh ? loaded.problem : null };
}

/** Gives the pickers the server's items. A shared page has none; its language is the account's, else the browser's. */
function ItemsOfList({ game, items, children }: { game: number; items: ChosenItems | null; children: ReactNode }) {
  const locale = useSession()?.locale ?? '';
  const [tags, setTags] = useState<readonly string[]>([]);
  useEffect(() => setTags(navigator.languages), []);
  const chosen = useMemo(
    () => items ?? { game, language: languageOfTags([locale, ...tags]), lists: [] },
    [items, game, locale, tags],
  );
  return <ItemData chosen={chosen}>{children}</ItemData>;
}
