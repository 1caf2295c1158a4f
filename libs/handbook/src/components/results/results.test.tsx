import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import type { LiveSearchHandle } from '../../hooks/use-live-search';
import { toItemSummary } from '../../lib/items/item-summary';
import type { HandbookSearch } from '../../lib/search/handbook-search';
import { games, item } from '../../testing/fake-client.server';
import { Results } from './results';

const search: HandbookSearch = { term: 'lantern', game: null, type: null, language: 'EN', page: 1 };
const summaryOf = (_: unknown, index: number) =>
  toItemSummary(item(index + 1, {}), { games, language: 'EN', game: null, type: null });

/** Three pages of two items. */
function Page() {
  const [lastPage, setLastPage] = useState(1);
  const items = Array.from({ length: 2 * lastPage }, summaryOf);
  const results = { title: 'Lantern', lang: 'en', items, isLast: lastPage === 3, problem: null };
  const live: LiveSearchHandle = {
    ...{ shown: { search, results, lastPage }, isBusy: false, more: 'idle', formRef: createRef() },
    loadMore: async () => setLastPage(lastPage + 1),
    retry: async () => undefined,
  };
  return <Results live={live} results={results} />;
}
const show = () => {
  const Stub = createRemixStub([{ path: '/', Component: Page }]);
  render(<Stub />);
};
const next = () => screen.getByRole('link', { name: 'Next' });

test('after each page the focus moves from Next to the first new item', async () => {
  show();
  next().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Lantern 3' })).toHaveFocus();
  next().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Lantern 5' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});
