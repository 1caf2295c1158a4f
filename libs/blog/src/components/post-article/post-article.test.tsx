import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { BlogPost } from '@starhaven/contracts/blog';
import type { PostView } from '../../lib/reading/post-page.server';
import { toSummary } from '../../together/blog/post-summary';
import { samplePost } from '../../testing/sample-post';
import { PostArticle } from './post-article';

const html = [
  '<p>Hello</p><div data-code=""><pre><code>give 102</code></pre></div>',
  '<p><a data-picture="" href="/uploads/blog/a_original.webp"><img src="/uploads/blog/a_small.webp" alt="A harbour"></a></p>',
].join('');

const mockReload = jest.fn();
jest.mock('@starhaven/ui-kit', () => ({
  ...jest.requireActual<object>('@starhaven/ui-kit'),
  reloadDocument: () => mockReload(),
  documentAddress: () => mockLoadedAt,
}));
/** Where the document was loaded; the page's own address is `http://localhost/`. */
let mockLoadedAt = 'http://localhost/';
beforeEach(() => {
  mockLoadedAt = 'http://localhost/';
  mockReload.mockClear();
});

async function show(more: Partial<PostView> = {}, post: object = {}, address = '/', pictures: 'own' | 'all' = 'own') {
  // The sample has every part of a post.
  const summary = toSummary({ ...samplePost, ...post } as BlogPost, pictures);
  const view: PostView = {
    ...{ post: summary, body: { kind: 'html', html }, headings: [], countsViews: false, comments: null },
    ...more,
  };
  const Stub = createRemixStub([{ path: '/', Component: () => <PostArticle view={view} /> }]);
  const shown = render(<Stub initialEntries={[address]} />);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

test('the date of a change is shown only when it differs', async () => {
  await show({}, { update: samplePost.time });
  expect(screen.queryByText(/Updated:/)).toBeNull();
  expect(screen.getByText('12 views')).toBeVisible();
});

test('one view is singular', async () => {
  await show({}, { view: 1 });
  expect(screen.getByText('1 view')).toBeVisible();
});

test('a change has its date', async () => {
  await show({}, { update: samplePost.time + 60 });
  expect(screen.getByText(/Updated:/)).toBeVisible();
});

test('the label of a copied code goes back after two seconds', async () => {
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await show();
  jest.useFakeTimers();
  const button = screen.getByRole('button', { name: 'Copy' });
  await act(async () => void fireEvent.click(button));
  expect([written, button.textContent]).toEqual([['give 102'], 'Copied!']);
  act(() => void jest.advanceTimersByTime(1_900));
  expect(button).toHaveTextContent('Copied!');
  act(() => void jest.advanceTimersByTime(200));
  expect(button).toHaveTextContent(/^Copy$/);
  jest.useRealTimers();
});

test('a picture opens in its original size, and closes by its button', async () => {
  await show();
  fireEvent.click(screen.getByAltText('A harbour'));
  const overlay = screen.getByLabelText('A harbour');
  expect(overlay.querySelector('img')).toHaveAttribute('src', '/uploads/blog/a_original.webp');
  fireEvent.click(screen.getByLabelText('Close'));
  expect(screen.queryByLabelText('Close')).toBeNull();
});

test('a click that opens a new tab is left to the browser', async () => {
  await show();
  // jsdom cannot navigate, so the click is stopped after our handler.
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(screen.getByAltText('A harbour'), { ctrlKey: true });
  expect(screen.queryByLabelText('Close')).toBeNull();
});

test('the thumbnail shows its small size with the hint', async () => {
  await show({}, { thumbnail: '/uploads/blog/t_thumbnail.webp' });
  expect(screen.getByText('Click to view full size')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Click to view full size' });
  expect(link).toHaveAttribute('href', '/uploads/blog/t_original.webp');
  expect(link.querySelector('img')).toHaveAttribute('src', '/uploads/blog/t_small.webp');
});

test('the thumbnail of a host of the specification opens in its original size; its link leads there without scripts', async () => {
  const thumbnail = 'https://pictures.example/t_thumbnail.webp';
  await show({}, { thumbnail }, '/', 'all');
  expect(screen.getByText('Click to view full size')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Click to view full size' });
  expect(link).toHaveAttribute('href', 'https://pictures.example/t_original.webp');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  fireEvent.click(link);
  const overlay = screen.getByLabelText('Picture in full size');
  expect(overlay.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/t_original.webp');
});

test('a thumbnail without an address for its original is not a link', async () => {
  await show({}, { thumbnail: 'https://pictures.example/t.webp' }, '/', 'all');
  expect(screen.queryByText('Click to view full size')).toBeNull();
  expect(document.querySelector('img[src="https://pictures.example/t.webp"]')).not.toBeNull();
});

test('comments load nothing before the button', async () => {
  await show({ comments: 'lanterns' });
  expect(screen.getByRole('link', { name: 'Load Comments' })).toHaveAttribute('href', '/?comments=1#comments');
  expect(document.querySelector('script[data-comments]')).toBeNull();
});

test('leaving a page with comments loads a new document, without their script and policy', async () => {
  mockLoadedAt = 'http://localhost/?comments=1#comments';
  const { unmount } = await show({ comments: 'lanterns' }, {}, '/?comments=1');
  const script = document.querySelector('script[data-comments]');
  expect(script).toHaveAttribute('src', 'https://lanterns.disqus.com/embed.js');
  expect(mockReload).not.toHaveBeenCalled();
  unmount();
  expect(mockReload).toHaveBeenCalledTimes(1);
  script?.remove();
});

test.each([
  ['without the comments', 'http://localhost/'],
  ['on another page with the same query', 'http://localhost/blog?comments=1'],
])('opening the comments in a document loaded %s loads a new one, and no script before', async (_, at) => {
  mockLoadedAt = at;
  await show({ comments: 'lanterns' }, {}, '/?comments=1');
  expect(mockReload).toHaveBeenCalledTimes(1);
  expect(document.querySelector('script[data-comments]')).toBeNull();
});

test('a thumbnail of another site is a link through the interstitial', async () => {
  await show({}, { thumbnail: 'https://a.example/x.png' });
  expect(screen.getByRole('link', { name: 'Picture of this post on another site' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/link\//),
  );
  expect(document.querySelector('img[src*="a.example"]')).toBeNull();
});
