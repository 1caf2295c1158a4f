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

test.each([
  'https://[broken',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'https://user:secret@example.org/a.png',
])('the preview %j of a page is our own', (image) => {
  const site = { name: 'Inn', url: 'https://site.test' };
  expect(pageMeta({ site, title: 'x', description: '', path: '/', image })).toContainEqual({
    property: 'og:image',
    content: 'https://site.test/og-image.png',
  });
});
