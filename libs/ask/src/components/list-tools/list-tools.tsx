import { Form } from '@remix-run/react';
import { useSession } from '@starhaven/session';
import { SiteLink, buttonClass } from '@starhaven/ui-kit';
import { questionSorts } from '@starhaven/contracts/ask';
import type { AskedList } from '../../lib/list/asked-list';
import { sortLabels } from '../../lib/list/asked-list';
import classes from './list-tools.module.css';

export interface ListToolsProps {
  asked: AskedList;
  /** Whether the host notifies members of new questions with a tag. */
  canFollow: boolean;
}

/** Search and sort: a GET form, so that each list has its own address. */
export function ListTools({ asked, canFollow }: ListToolsProps) {
  const { q, tag, sort } = asked;
  const session = useSession();
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
        <div className={classes.chosen}>
          {tag === '' ? null : (
            <span>
              Questions with the tag <strong>{tag}</strong>
            </span>
          )}
          <SiteLink to="/ask">All questions</SiteLink>
          {canFollow && tag !== '' && session !== null ? <FollowTag tag={tag} /> : null}
        </div>
      )}
    </div>
  );
}

/** Links to the member's notifications, which list all followed tags. */
const FollowTag = ({ tag }: { tag: string }) => (
  <Form method="post" action="/account/notifications">
    <input type="hidden" name="tag" value={tag} />
    <button type="submit" name="intent" value="follow" className={buttonClass()}>
      Follow this tag
    </button>
  </Form>
);
