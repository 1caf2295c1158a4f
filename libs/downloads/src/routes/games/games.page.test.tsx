import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, within } from '@testing-library/react';
import { GamesSkeleton } from './games-frame';
import { GamesPage } from './games.page';

const nowSeconds = 1_800_000_000;
const game = {
  id: 1,
  path: '/downloads/genshin-impact',
  title: 'Genshin Impact',
  description: 'Seven nations',
  image: '/art/genshin-impact.svg',
  lastUpdate: nowSeconds - 3 * 86_400,
  version: '5.0',
};

async function renderWith(data: Record<string, unknown>) {
  // The page's clock is fixed, so that its relative times are known.
  jest.spyOn(Date, 'now').mockReturnValue(nowSeconds * 1000);
  const page = { games: [], problem: null, query: '', nowSeconds, ...data };
  const Stub = createRemixStub([{ path: '/', Component: GamesPage, loader: () => page, HydrateFallback: () => null }]);
  render(<Stub />);
  await screen.findByRole('heading', { level: 1 });
}

afterEach(() => jest.restoreAllMocks());

test('a card shows title, description, version and age, and leads to the game', async () => {
  await renderWith({ games: [game] });
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Genshin Impact' })).toBeVisible();
  expect(card.getByText('Seven nations')).toBeVisible();
  expect(card.getByText('5.0')).toBeVisible();
  expect(card.getByText('3 days ago')).toBeVisible();
  expect(card.getByRole('link', { name: 'Download Genshin Impact' })).toHaveAttribute(
    'href',
    '/downloads/genshin-impact',
  );
});

test('a game that was never updated says so', async () => {
  await renderWith({ games: [{ ...game, lastUpdate: 0, version: '' }] });
  expect(screen.getByText('Never')).toBeVisible();
  expect(screen.getByText('Unknown')).toBeVisible();
});

test('a failure shows the spec’s text and a way to try again', async () => {
  await renderWith({
    problem: { title: 'Error loading games: Failed to fetch games data', message: 'Gone', canRetry: true, status: 502 },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading games: Failed to fetch games data');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
});

test('no games and no matches have different texts', async () => {
  await renderWith({ query: 'zelda' });
  expect(screen.getByRole('heading', { name: 'No games match “zelda”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all games' })).toHaveAttribute('href', '/downloads');
});

test('the skeleton keeps the place of three cards', () => {
  render(<GamesSkeleton />);
  const skeleton = screen.getByRole('status', { name: 'Loading games' });
  expect(skeleton.querySelectorAll('[data-skeleton="card"]')).toHaveLength(3);
});
