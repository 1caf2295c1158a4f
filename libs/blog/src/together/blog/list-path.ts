import type { PostSummary } from './post-summary';

export interface AskedPosts {
  tag: string;
  q: string;
  /** From 1. */
  page: number;
}

export interface PostPage {
  posts: PostSummary[];
  total: number;
  page: number;
  pages: number;
}

/** The address of a page of the list. */
export function listPath(path: string, { q, tag, page }: AskedPosts): string {
  const search = new URLSearchParams({
    ...(tag === '' ? {} : { tag }),
    ...(q === '' ? {} : { q }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return search === '' ? path : `${path}?${search}`;
}
