import { useLoaderData, useLocation } from '@remix-run/react';
import { ProblemPanel, showToast } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';
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
  return (
    <CommandListFrame>
      {tabs.length > 0 ? <EngineTabs tabs={tabs} current={list?.current} /> : null}
      {problem ? <ProblemPanel problem={problem} /> : null}
      {list ? <CommandListView key={key} {...list} /> : null}
    </CommandListFrame>
  );
}

/**
 * The page, or what it was before a refresh that failed: what the visitor filled in stays. `key` changes with each navigation, which the
 * list then follows.
 */
function useLastGoodPage() {
  const loaded = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const [good, setGood] = useState({ page: loaded, key });
  const isFailedRefresh = good.key === key && good.page.list !== null && loaded.problem?.canRetry === true;
  if (good.page !== loaded && !isFailedRefresh) setGood({ page: loaded, key });
  return { page: isFailedRefresh ? good.page : loaded, key, failure: isFailedRefresh ? loaded.problem : null };
}
