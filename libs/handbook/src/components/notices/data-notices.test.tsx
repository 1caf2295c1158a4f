import { render, screen } from '@testing-library/react';
import { DataNotices } from './data-notices';

const games = [{ id: 3, title: 'Blue Archive', slug: 'blue-archive' }] as never;
const summary = [{ game: 3, isStarter: true, isFilling: false, types: [] }];

test('everybody sees a note about the starter set, but only admins see the command that adds the rest', () => {
  const { rerender } = render(<DataNotices games={games} summary={summary} game={null} isAdmin={false} />);
  expect(screen.getByText(/A small starter set only: Blue Archive/)).toBeTruthy();
  expect(screen.queryByText(/npm run/)).toBeNull();
  rerender(<DataNotices games={games} summary={summary} game={null} isAdmin />);
  expect(screen.getByText('npm run import -- help')).toBeTruthy();
});
