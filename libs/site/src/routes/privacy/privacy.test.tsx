import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { PrivacyPage } from './privacy.page';

async function show(page: { linksPictures: boolean }) {
  const host = { name: 'Starhaven', contactEmail: null, hasComments: false, ads: null, hasDonations: false };
  const loader = () => ({ ...host, today: '2026-07-01', ...page });
  const Stub = createRemixStub([{ path: '/', Component: PrivacyPage, loader }]);
  render(<Stub />);
  await screen.findByRole('heading', { level: 1 });
}

test('with our own API pictures of other sites are links, and the page says so', async () => {
  await show({ linksPictures: true });
  expect(screen.getByText(/learns nothing before you follow it/)).toBeVisible();
  expect(screen.queryByText(/which learn your address/)).toBeNull();
});

test('for a third-party host the page says who learns of a reader', async () => {
  await show({ linksPictures: false });
  expect(screen.getByText(/may lie on other sites, which learn your address/)).toBeVisible();
});
