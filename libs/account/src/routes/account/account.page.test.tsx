import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { AccountPage } from './account.page';
import { UpstreamError } from '@starhaven/upstream/server';
import { hostAway } from '../../lib/host-away.server';

const account = {
  uid: '10001',
  name: 'Paimon',
  username: 'paimon',
  role: [3, 4],
  expiredlogin: 1_800_000_000,
  expiredtoken: 0,
  roleExpired: 0,
};

function show(data: unknown) {
  const Stub = createRemixStub([{ path: '/account', Component: AccountPage, loader: () => data as object }]);
  render(<Stub initialEntries={['/account']} />);
}

test('it shows name, roles and what ends when, and the way out leads to the login', async () => {
  show({ account, nowSeconds: 1_799_000_000 });
  expect(await screen.findByRole('heading', { name: 'Paimon', level: 1 })).toBeVisible();
  expect(screen.getByText('Member, Sponsor')).toBeVisible();
  expect(screen.getByText('Never')).toBeVisible();
  expect(screen.getByText('Unknown')).toBeVisible();
  const form = screen.getByRole('button', { name: 'Logout' }).closest('form');
  expect(form).toHaveAttribute('action', '/logout');
  expect(form).toHaveFormValues({ from: 'account' });
});

test('a role whose end is past keeps its label and says so', async () => {
  show({ account: { ...account, roleExpired: 1_600_000_000 }, nowSeconds: 1_799_000_000 });
  expect(await screen.findByText('Member, Sponsor (expired)')).toBeVisible();
});

test('it leads to what protects the account, at once where the password was given out', async () => {
  show({ account, hasTemporaryPassword: true, nowSeconds: 1_799_000_000 });
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', '/account/security');
  expect(screen.getByText('This password was given out by the server')).toBeVisible();
});

test('a host that does not answer is said and can be asked again; nobody is logged out', async () => {
  show({
    account: null,
    nowSeconds: 0,
    problem: hostAway(new UpstreamError('network', 'getAccount', 'gone')),
  });
  expect(await screen.findByRole('heading', { name: 'Network Error' })).toBeVisible();
  expect(screen.getByText(/Failed to connect to server\. Please try again\./)).toBeVisible();
  expect(screen.queryByText('Account Information')).toBeNull();
});
