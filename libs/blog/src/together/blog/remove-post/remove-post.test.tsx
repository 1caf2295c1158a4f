import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import type { RemovePostProps } from './remove-post';
import { RemovePost } from './remove-post';

test.each<[RemovePostProps['from'], string, string]>([
  ['list', '/blog/tag/guide?page=2', '/blog/delete/5?from=list&list=%2Fblog%2Ftag%2Fguide%3Fpage%3D2'],
  ['list', '/blog?q=a%26b', '/blog/delete/5?from=list&list=%2Fblog%3Fq%3Da%2526b'],
  ['post', '/blog/post/5/hello', '/blog/delete/5?from=post'],
])('the link of a %s at %s names the place to return to', async (from, address, href) => {
  const Stub = createRemixStub([{ path: '*', Component: () => <RemovePost id="5" title="Hello" from={from} /> }]);
  render(<Stub initialEntries={[address]} />);
  expect(await screen.findByRole('link')).toHaveAttribute('href', href);
});
