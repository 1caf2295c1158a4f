import { homeMeta } from './home.meta';

test('the search that search engines are told of has the parameter of the specification', () => {
  const site = { name: 'Inn', url: 'https://inn.test' };
  // Of Remix's arguments the function reads only the root's data.
  const tags = homeMeta({ matches: [{ id: 'root', data: { site } }] } as never);
  expect(JSON.stringify(tags)).toContain('https://inn.test/handbook?q={search_term_string}');
});
