/** Where feed readers find the posts. */
export const feedLinks = [
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: 'Blog', href: '/blog/feed.xml' },
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: 'Blog', href: '/blog/feed.atom' },
];
