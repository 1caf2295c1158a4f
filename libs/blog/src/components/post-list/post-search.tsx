import { SiteLink, buttonClass } from '@starhaven/ui-kit';
import type { ReactNode } from 'react';
import type { AskedPosts } from '../../together/blog/list-path';
import classes from './post-list.module.css';

/** A plain form: it works without JavaScript, and each result page has its own address. */
export function PostSearch({ asked, children }: { asked: AskedPosts; children?: ReactNode }) {
  const { q, tag } = asked;
  return (
    <div className={classes.bar}>
      <form key={`${q} ${tag}`} method="get" action="/blog" role="search" className={classes.search}>
        {tag === '' ? null : <input type="hidden" name="tag" value={tag} />}
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          aria-label="Search the blog"
          placeholder="Search"
        />
        <button type="submit" className={buttonClass()}>
          Search
        </button>
      </form>
      {children}
      {q !== '' || tag !== '' ? <SiteLink to="/blog">All posts</SiteLink> : null}
    </div>
  );
}
