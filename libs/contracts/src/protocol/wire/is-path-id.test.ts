import { isPathId } from './is-path-id';

test.each(['7', 'a-b_c.1', '...', '.a'])('%s is a segment of a path', (id) => {
  expect(isPathId(id)).toBe(true);
  expect(new URL(`/posts/${id}`, 'https://host.test').pathname).toBe(`/posts/${id}`);
});

test.each(['', '.', '..', 'a/b', 'a b', 'ü', 'x'.repeat(65)])('"%s" is none', (id) => {
  expect(isPathId(id)).toBe(false);
});
