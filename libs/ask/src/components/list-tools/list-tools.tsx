import { Form } from '@remix-run/react';
import { SiteLink, buttonClass } from '@starhaven/ui-kit';
import { questionSorts } from '@starhaven/contracts/ask';
import type { AskedList } from '../../lib/asked-list';
import { sortLabels } from '../../lib/asked-list';
import classes from './list-tools.module.css';

/** Search and sort: a form of the kind GET, so that each list has its own address. */
export function ListTools({ asked }: { asked: AskedList }) {
  const { q, tag, sort } = asked;
  return (
    <div className={classes.bar}>
      <Form key={`${q} ${tag} ${sort}`} method="get" action="/ask" role="search" className={classes.form}>
        {tag === '' ? null : <input type="hidden" name="tag" value={tag} />}
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          aria-label="Search questions"
          placeholder="Search questions"
        />
        <select
          name="sort"
          defaultValue={sort}
          aria-label="Sort questions"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {questionSorts.map((one) => (
            <option key={one} value={one}>
              {sortLabels[one]}
            </option>
          ))}
        </select>
        <button type="submit" className={buttonClass()}>
          Search
        </button>
      </Form>
      {tag === '' && q === '' ? null : (
        <p className={classes.chosen}>
          {tag === '' ? null : (
            <span>
              Questions with the tag <strong>{tag}</strong>
            </span>
          )}
          <SiteLink to="/ask">All questions</SiteLink>
        </p>
      )}
    </div>
  );
}
