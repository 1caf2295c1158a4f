import '@testing-library/jest-dom';
import { Link, Outlet } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { PublicSession } from '@starhaven/session';
import { SiteShell } from './site-shell';

const session: PublicSession = {
  uid: '7',
  username: 'paimon',
  name: 'Paimon',
  locale: 'en',
  roles: [3],
  expiredRoles: [],
  roleExpiredSeconds: 0,
  expiredLoginSeconds: 4_000_000_000,
};
const props = {
  siteName: 'Starhaven',
  popup: null,
  notices: [],
  ads: null,
  realtimeUrl: null,
  hasNotifications: false,
  hasDashboard: false,
  isSpecOnly: false,
  isVisitorKnown: true,
};

let save: (session: PublicSession | null) => void;
function Page() {
  const [current, setCurrent] = useState<PublicSession | null>(session);
  save = setCurrent;
  return (
    <SiteShell {...props} session={current}>
      The page
    </SiteShell>
  );
}

test.each<[string, PublicSession | null, number]>([
  ['the same data', { ...session }, 0],
  ['other roles', { ...session, roles: [3, 4] }, 0],
  ['a new name', { ...session, name: 'Paimon the Great' }, 1],
  ['a new username', { ...session, username: 'guide' }, 1],
  ['a new language', { ...session, locale: 'fr' }, 1],
  ['a renewed login', { ...session, expiredLoginSeconds: 4_000_000_001 }, 1],
  ['a logout', null, 1],
])('%s: the session is announced only if it was saved or cleared', async (_what, next, times) => {
  const heard = jest.fn();
  window.addEventListener('userDataChanged', heard);
  // Inside a game, the shell has no header, menus or ads.
  const Stub = createRemixStub([{ path: '/login', Component: Page }]);
  render(<Stub initialEntries={['/login?type=ingame']} />);
  await screen.findByText('The page');
  act(() => save(next));
  expect(heard).toHaveBeenCalledTimes(times);
  window.removeEventListener('userDataChanged', heard);
});

test('a popup stays until another page opens', async () => {
  const popup = { type: 'ok', title: 'Success', message: 'The answer is online.' } as const;
  let reload = () => {};
  function Shell() {
    const [, setCount] = useState(0);
    reload = () => setCount((count) => count + 1);
    return (
      <SiteShell {...props} session={session} popup={popup}>
        <Outlet />
      </SiteShell>
    );
  }
  const pages = [
    { path: '/ask', Component: () => <Link to="/faq">Questions</Link> },
    { path: '/faq', Component: () => <h1>Answers</h1> },
  ];
  const Stub = createRemixStub([{ path: '/', Component: Shell, children: pages }]);
  render(<Stub initialEntries={['/ask']} />);
  await screen.findByText('The answer is online.');
  act(() => reload());
  expect(screen.getByText('The answer is online.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: 'Questions' }));
  await screen.findByRole('heading', { name: 'Answers' });
  expect(screen.queryByText('The answer is online.')).toBeNull();
});
