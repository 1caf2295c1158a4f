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

function show(content: object | null, problem: object | null = null) {
  const loader = () => ({ content, problem, nowSeconds: 1_799_000_000 });
  const Stub = createRemixStub([{ path: '/account', Component: AccountPage, loader }]);
  render(<Stub initialEntries={['/account']} />);
}

test('it shows roles and what ends when', async () => {
  show({ account });
  expect(await screen.findByText('Member, Sponsor')).toBeVisible();
  expect(screen.getByText('Never')).toBeVisible();
  expect(screen.getByText('Unknown')).toBeVisible();
});

test('a role whose end is past keeps its label and says so', async () => {
  show({ account: { ...account, roleExpired: 1_600_000_000 } });
  expect(await screen.findByText('Member, Sponsor (expired)')).toBeVisible();
});

test('a password that was given out is pointed at', async () => {
  show({ account, hasTemporaryPassword: true });
  expect(await screen.findByText('This password was given out by the server')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose one that only you know' })).toHaveAttribute(
    'href',
    '/account/security#password',
  );
});

test('a host that does not answer is said and can be asked again; nobody is logged out', async () => {
  show(null, hostAway(new UpstreamError('network', 'getAccount', 'gone')));
  expect(await screen.findByRole('heading', { name: 'Network Error' })).toBeVisible();
  expect(screen.getByText(/Failed to connect to server\. Please try again\./)).toBeVisible();
  expect(screen.queryByText('Account Information')).toBeNull();
});
