import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { AccountArea } from './area.page';

const offered = { apiKeys: true, data: false, notifications: false };

test('every page names the member, offers a logout, and marks its tab', async () => {
  const Stub = createRemixStub([
    {
      path: '/account',
      Component: AccountArea,
      loader: () => ({ name: 'Paimon', username: 'paimon', offered }),
      children: [{ path: 'history', Component: () => <h1>Here</h1> }],
    },
  ]);
  render(<Stub initialEntries={['/account/history']} />);
  expect(await screen.findByText('Paimon')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
  const form = screen.getByRole('button', { name: 'Logout' }).closest('form');
  expect(form).toHaveAttribute('action', '/logout');
  expect(form).toHaveFormValues({ from: 'account' });
  expect(screen.getByRole('link', { name: 'Login History' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'API keys' })).toHaveAttribute('href', '/account/api-keys');
  expect(screen.queryByRole('link', { name: 'Your data' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
});
