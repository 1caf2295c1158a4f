/** Where feed readers find the questions. */
export const feedLinks = [
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: 'Questions', href: '/ask/feed.xml' },
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: 'Questions', href: '/ask/feed.atom' },
];
