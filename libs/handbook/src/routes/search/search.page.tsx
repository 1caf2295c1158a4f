import { useLoaderData } from '@remix-run/react';
import { hasRole, Role, useSession } from '@starhaven/session';
import { useEffect } from 'react';
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
    // What is typed has no page of its own yet that could name itself.
    document.title = document.title.replace(/^.*(?= · )/, () => title);
  }, [title]);

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>Handbook</h1>
        <p>Names and IDs of everything in the games, as commands ask for them.</p>
      </header>
      <SearchForm search={search} choices={choices} formRef={live.formRef} />
      <DataNotices games={games} summary={summary} game={shown.search.game} isAdmin={isAdmin} />
      {shown.results === null ? (
        <Welcome search={shown.search} games={games} summary={summary} />
      ) : (
        <Results live={live} results={shown.results} />
      )}
    </div>
  );
}
