import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { LiveContext, createLiveStore, initialLiveState } from '@starhaven/realtime';
import type { Live } from '@starhaven/realtime';
import type { PublicSession } from '@starhaven/session';
import { AccountMenu } from './account-menu';

const session: PublicSession = {
  uid: '7',
  username: 'paimon',
  name: 'Paimon',
  locale: 'en',
  roles: [1, 3],
  expiredRoles: [],
  roleExpiredSeconds: 0,
  expiredLoginSeconds: 4e9,
};

function show(given: Partial<PublicSession> = {}) {
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        <AccountMenu session={{ ...session, ...given }} links={[{ label: 'Account', to: '/account' }]} />
      ),
    },
  ]);
  render(<Stub />);
}

test('it says who is logged in and leads to the account', () => {
  show();
  const button = screen.getByRole('button', { name: 'Account menu of Paimon' });
  expect(document.getElementById(button.getAttribute('popovertarget') ?? '')).toHaveTextContent(
    '@paimon Admin, Member',
  );
  expect(screen.getByRole('link', { name: 'Account', hidden: true })).toHaveAttribute('href', '/account');
});

test('an expired role keeps its label and says so', () => {
  show({ roles: [3], expiredRoles: [4] });
  expect(screen.getByText('@paimon').parentElement).toHaveTextContent('Member, Sponsor (expired)');
});

test('the way out is a form that posts, so that no link can log anybody out', () => {
  show();
  const form = screen.getByRole('button', { name: 'Log out', hidden: true }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/logout');
});

test('an account without a display name shows its username, also with signs outside the basic plane', () => {
  show({ name: '', username: '𠮷野' });
  expect(screen.getByRole('button', { name: 'Account menu of 𠮷野' })).toHaveTextContent('𠮷');
});

test('unread notifications are counted on the button and at their link', () => {
  const store = createLiveStore({ ...initialLiveState, unread: 120 });
  const links = [{ label: 'Notifications', to: '/account/notifications' }];
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        // Contains only the part of the connection that the menu reads.
        <LiveContext.Provider value={{ store } as Live}>
          <AccountMenu session={session} links={links} />
        </LiveContext.Provider>
      ),
    },
  ]);
  render(<Stub />);
  expect(screen.getByRole('button', { name: 'Account menu of Paimon, 120 unread' })).toHaveTextContent('99+');
  expect(screen.getByRole('link', { name: 'Notifications (120)', hidden: true })).toBeInTheDocument();
});
