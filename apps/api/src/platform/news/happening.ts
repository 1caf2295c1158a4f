/** Something that a module can tell of outside the site. */
export interface Happening {
  /** The same for each look at the same thing, such as `post:7`. */
  key: string;
  /** One line. */
  title: string;
  /** Plain text; empty: the title says it all. */
  text: string;
  /** Path on the site, such as `/blog/post/7/news`. */
  path: string;
  mood: 'good' | 'bad' | 'neutral';
}
