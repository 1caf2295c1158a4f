/** Something new that a module reports to channels outside the site. */
export interface Happening {
  /** Identifies the happening, such as `post:7`. */
  key: string;
  /** One line. */
  title: string;
  /** Plain text; empty: the title is sufficient. */
  text: string;
  /** Path on the site, such as `/blog/post/7/news`. */
  path: string;
  mood: 'good' | 'bad' | 'neutral';
}
