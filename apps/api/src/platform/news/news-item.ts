import type { SQL } from 'drizzle-orm';

/** Something new that a module reports to channels outside the site. */
export interface NewsItem {
  /** Identifies the news, such as `post:7`. */
  key: string;
  /** One line. */
  title: string;
  /** Plain text; empty: the title is sufficient. */
  text: string;
  /** Path on the site, such as `/blog/post/7/news`. */
  path: string;
  mood: 'good' | 'bad' | 'neutral';
}

/**
 * A condition that is true for a key that was not announced yet. Without it, a list with a limit would have the same old news at each
 * turn, and never the newer ones.
 */
export type IsNew = (key: SQL) => SQL;
