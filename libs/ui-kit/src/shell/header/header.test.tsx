import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, within } from '@testing-library/react';
import { Header } from './header';

function renderAt(path: string) {
  const Stub = createRemixStub([
    {
      path: '*',
      Component: () => (
        <Header
          siteName="Inn"
          links={[
            { label: 'Downloads', to: '/downloads' },
            { label: 'Blog', to: '/blog' },
          ]}
          menuLinks={[{ label: 'Home', to: '/' }]}
          statusPill={<a href="/status">12 online</a>}
        />
      ),
    },
  ]);
  render(<Stub initialEntries={[path]} />);
}

test('the link of the area that is open is marked as current', () => {
  renderAt('/downloads/genshin-impact');
  const nav = within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
  expect(nav.getByRole('link', { name: 'Downloads', hidden: true })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Blog', hidden: true })).not.toHaveAttribute('aria-current');
  expect(nav.getByRole('link', { name: 'Home', hidden: true })).not.toHaveAttribute('aria-current');
});

test('the menu button opens the menu by itself, without a script', () => {
  renderAt('/');
  const menu = document.querySelector('[popover="auto"]');
  expect(menu).toContainElement(screen.getByRole('navigation', { name: 'Main', hidden: true }));
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu?.id);
});

test('the colour scheme is a form that comes back to this page', () => {
  renderAt('/downloads?q=x');
  const button = screen.getByRole('button', { name: 'Switch to dark colours', hidden: true });
  expect(button.closest('form')).toHaveAttribute('action', '/color-scheme');
  expect(button.closest('form')).toHaveFormValues({ returnTo: '/downloads?q=x' });
});

test('the status pill has its place', () => {
  renderAt('/');
  expect(screen.getByRole('link', { name: '12 online' })).toBeVisible();
});
