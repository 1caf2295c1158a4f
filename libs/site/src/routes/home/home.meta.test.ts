import { homeMeta } from './home.meta';

test('the search for search engines has the parameter of the specification', () => {
  const site = { name: 'Inn', url: 'https://inn.test' };
  // The function reads only the root's data from Remix's arguments.
  const tags = homeMeta({ matches: [{ id: 'root', data: { site } }] } as never);
  expect(JSON.stringify(tags)).toContain('https://inn.test/handbook?q={search_term_string}');
});
