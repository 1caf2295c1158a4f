import { useLoaderData } from '@remix-run/react';
import { hasRole, Role, useSession } from '@starhaven/session';
import { useEffect } from 'react';
import { Page, PageHead } from '@starhaven/ui-kit';
import { DataNotices } from '../../components/notices/data-notices';
import { Results } from '../../components/results/results';
import { SearchForm } from '../../components/search-form/search-form';
import { Welcome } from '../../components/welcome/welcome';
import { useLiveSearch } from '../../hooks/use-live-search';
import type { loader } from './search.route.server';
import classes from './search.module.css';

/** The handbook's search (docs/behaviour/handbook.md#search-page). */
export function HandbookPage() {
  const { search, games, choices, results, summary } = useLoaderData<typeof loader>();
  const isAdmin = hasRole(useSession()?.roles, Role.ADMIN);
  const live = useLiveSearch({ search, results });
  const { shown } = live;
  const title = shown.results?.title ?? 'Handbook';
  useEffect(() => {
    // Typed text has no page of its own that could set the title.
    document.title = document.title.replace(/^.*(?= · )/, () => title);
  }, [title]);

  return (
    <Page className={classes.page}>
      <PageHead title="Handbook">
        <span className={classes.about}>Names and IDs of everything in the games, for use in commands.</span>
      </PageHead>
      <SearchForm search={search} choices={choices} formRef={live.formRef} />
      {shown.results === null ? (
        <Welcome search={shown.search} games={games} summary={summary} />
      ) : (
        <Results live={live} results={shown.results} />
      )}
      <DataNotices games={games} summary={summary} game={shown.search.game} isAdmin={isAdmin} />
    </Page>
  );
}
