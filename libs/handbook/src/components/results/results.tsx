import { useEffect, useRef } from 'react';
import { ButtonLink, buttonClass, ErrorPanel, focusAppended, leaveTo } from '@starhaven/ui-kit';
import type { LiveSearchHandle } from '../../hooks/use-live-search';
import { searchPath } from '../../lib/search/handbook-search';
import type { ItemsPage } from '../../lib/items/items-page';
import { failedText, noItemsText } from '../../lib/items/items-page';
import { ItemGrid } from '../item-card/item-card';
import classes from './results.module.css';

export interface ResultsProps {
  live: LiveSearchHandle;
  results: ItemsPage;
}

/** The results of a search, or the reason why there are none; further pages are appended (docs/behaviour/handbook.md#result-pages). */
export function Results({ live, results }: ResultsProps) {
  const { shown, isBusy, more, loadMore, retry } = live;
  const { search, lastPage } = shown;
  const { title, lang, items, isLast, problem } = results;
  const list = useRef<HTMLDivElement>(null);
  const heldNext = useRef<number | null>(null);

  useEffect(() => {
    const held = heldNext.current;
    heldNext.current = null;
    if (held !== null) focusAppended(list.current, 'h3 a', held);
  }, [items.length, isLast]);
  const addPage = (event: React.MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    heldNext.current = items.length;
    const { href } = event.currentTarget;
    loadMore().catch(() => leaveTo(href));
  };

  if (problem !== null) {
    return (
      <ErrorPanel title={problem.title} message={problem.message ?? undefined}>
        {problem.canRetry ? (
          <ButtonLink
            to={searchPath(search)}
            tone="primary"
            isReload
            onClick={(event) => {
              event.preventDefault();
              retry().catch(() => window.location.reload());
            }}
          >
            Try again
          </ButtonLink>
        ) : null}
      </ErrorPanel>
    );
  }

  return (
    <section className={classes.results} aria-labelledby="results" aria-busy={isBusy}>
      <div className={classes.head}>
        <h2 id="results">{title}</h2>
        <p role="status">{more === 'loading' ? 'Loading more items…' : countText(items.length, isLast, lastPage)}</p>
      </div>
      {items.length === 0 ? (
        <div className={classes.none}>
          <h3>{lastPage > 1 ? 'There is nothing on this page' : noItemsText}</h3>
          <p>Try a shorter word, another spelling, or fewer filters.</p>
          <ButtonLink to={lastPage > 1 ? searchPath({ ...search, page: 1 }) : '/handbook'}>
            {lastPage > 1 ? 'To the first page' : 'Start over'}
          </ButtonLink>
        </div>
      ) : (
        <div ref={list}>
          <ItemGrid items={items} lang={lang} isDense={search.view === 'list'} />
        </div>
      )}
      {more === 'failed' ? (
        <div className={classes.pages} role="alert">
          <p>{failedText}</p>
          <button type="button" className={buttonClass('primary')} onClick={() => void loadMore()}>
            Try again
          </button>
        </div>
      ) : null}
      <nav className={classes.pages} aria-label="Pages">
        {search.page > 1 && items.length > 0 ? (
          <ButtonLink to={searchPath({ ...search, page: search.page - 1 })} rel="prev">
            Previous
          </ButtonLink>
        ) : null}
        {isLast || more === 'failed' ? null : (
          <ButtonLink to={searchPath({ ...search, page: lastPage + 1 })} rel="next" onClick={addPage}>
            Next
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}

function countText(count: number, isLast: boolean, lastPage: number): string {
  if (count === 0) return lastPage > 1 ? '' : noItemsText;
  return `${count} ${count === 1 ? 'item' : 'items'} shown${isLast ? '' : ', more below'}`;
}
