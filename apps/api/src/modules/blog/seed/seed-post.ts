/** A post of the first start. Its text is Markdown; a paragraph that holds one link to a page of the site is a living embed. */
export interface SeedPost {
  slug: string;
  title: string;
  shortContent: string;
  tags: string[];
  /** Days before the first start at which it appeared; decides the order of the list. */
  daysAgo: number;
  content: string;
}
