/** The addresses of the questions for feed readers. */
export const feedLinks = [
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: 'Questions', href: '/ask/feed.xml' },
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: 'Questions', href: '/ask/feed.atom' },
];
