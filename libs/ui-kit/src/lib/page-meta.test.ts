import { pageMeta } from './page-meta';

const page = {
  site: { name: 'Inn', url: 'https://inn.test' },
  title: 'Downloads',
  description: 'All builds',
  path: '/downloads',
};

test('a page names itself, its canonical address and its preview', () => {
  const tags = pageMeta(page);
  expect(tags).toEqual(
    expect.arrayContaining([
      { title: 'Downloads · Inn' },
      { tagName: 'link', rel: 'canonical', href: 'https://inn.test/downloads' },
      { property: 'og:image', content: 'https://inn.test/og-image.png' },
    ]),
  );
});

test('a page that is not indexed says so and claims no canonical address', () => {
  const tags = pageMeta({ ...page, isIndexed: false });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
});
