import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { GuidePage } from './guide.page';

async function show(servers: object[] | null) {
  const Stub = createRemixStub([
    { path: '/', Component: GuidePage, HydrateFallback: () => null, loader: () => ({ servers }) },
  ]);
  render(<Stub />);
  await screen.findByRole('heading', { level: 1, name: 'Getting started' });
  return screen.getByRole('article').textContent ?? '';
}

test('the guide has the address of each server, with a button that copies it', async () => {
  const server = { id: '3', name: 'Lantern', game: 'Genshin Impact', address: 'play.inn.test:22102', entry: 'Login' };
  const text = await show([server]);
  expect(text).toContain('Lantern (Genshin Impact)play.inn.test:22102');
  expect(screen.getByRole('button', { name: 'Copy address of Lantern' })).toBeVisible();
});

test('it shows no address that the servers did not report', async () => {
  expect(await show([])).toContain('No server of this site has published one yet');
  cleanup();
  expect(await show(null)).toContain('Ask the community for it.');
  expect(screen.queryByRole('button')).toBeNull();
});
