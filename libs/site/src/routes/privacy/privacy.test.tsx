import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { PrivacyPage } from './privacy.page';

async function show(page: { linksPictures: boolean; hasOwnData: boolean }) {
  const host = { name: 'Starhaven', contactEmail: null, hasComments: false, ads: null, hasDonations: false };
  const loader = () => ({ ...host, today: '2026-07-01', ...page });
  const Stub = createRemixStub([{ path: '/', Component: PrivacyPage, loader }]);
  render(<Stub />);
  await screen.findByRole('heading', { level: 1 });
}

test('with our own API pictures of other sites are links, and the page says so', async () => {
  await show({ linksPictures: true, hasOwnData: true });
  expect(screen.getByText(/gets no data before you follow it/)).toBeVisible();
  expect(screen.queryByText(/which get your network address/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Your data' })).toHaveAttribute('href', '/account/data');
  expect(screen.getByRole('cell', { name: /passkeys/ })).toBeVisible();
});

test('for a third-party host the page says who gets data about a reader', async () => {
  await show({ linksPictures: false, hasOwnData: false });
  expect(screen.getByText(/may be on other sites, which get your network address/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /your data/i })).toBeNull();
  expect(screen.queryByText(/passkeys|argon2id|backups/i)).toBeNull();
  expect(screen.getByText(/on different servers/)).toBeVisible();
  expect(screen.getByText(/To get a copy of your data/)).toBeVisible();
});
