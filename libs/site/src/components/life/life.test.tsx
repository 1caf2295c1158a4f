import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import type { SiteLife } from '../../lib/read-life.server';
import { Life } from './life';

const quiet: SiteLife = { servers: [], moreServers: 0, incident: null, posts: [] };
const show = (life: SiteLife) => {
  const Stub = createRemixStub([{ path: '/', Component: () => <Life life={life} nowSeconds={1_000} /> }]);
  return render(<Stub />);
};

test('an open incident comes before servers and posts', async () => {
  show({
    ...quiet,
    servers: [{ id: '1', name: 'Harbour', status: 'Online', players: 1, isDemo: false }],
    posts: [{ id: '1', title: 'News', path: '/blog/post/1', time: 900 }],
    incident: { title: 'Slow logins', isPlanned: false, startsAt: 800 },
  });
  await screen.findByRole('heading', { name: 'Right now' });
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Open incident', 'Servers', 'Latest posts']);
  expect(screen.getByText('1 player')).toBeVisible();
  expect(screen.queryByText(/^Demo servers/)).toBeNull();
});

test('nothing is shown without data', () => {
  const { container } = show(quiet);
  expect(container.querySelector('section')).toBeNull();
});
