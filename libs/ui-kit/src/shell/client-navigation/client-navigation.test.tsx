import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteLink } from '../../components/site-link/site-link';
import { ClientNavigation } from './client-navigation';

const Stub = createRemixStub([
  {
    path: '/',
    Component: () => (
      <>
        <ClientNavigation />
        <SiteLink to="/guide">guide</SiteLink>
        <SiteLink to="/guide" isReload>
          reloaded
        </SiteLink>
        <a href="https://example.org/">elsewhere</a>
        <a href="/file" download>
          file
        </a>
        <a href="#main">skip</a>
      </>
    ),
  },
  {
    path: '/guide',
    Component: () => (
      <>
        <ClientNavigation />
        <h1>The guide</h1>
      </>
    ),
  },
]);

test('a link on this site changes the page in place', async () => {
  render(<Stub />);
  await userEvent.click(screen.getByRole('link', { name: 'guide' }));
  expect(await screen.findByRole('heading', { name: 'The guide' })).toBeVisible();
});

test.each(['reloaded', 'elsewhere', 'file', 'skip'])('the browser follows the link "%s" itself', (name) => {
  render(<Stub />);
  const link = screen.getByRole('link', { name });
  // jsdom cannot navigate; stopping the event after ours shows that ours left it alone.
  let wasOurs = true;
  window.addEventListener(
    'click',
    (event) => {
      wasOurs = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link);
  expect(wasOurs).toBe(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j is the browser’s',
  (init) => {
    render(<Stub />);
    const link = screen.getByRole('link', { name: 'guide' });
    let wasOurs = true;
    window.addEventListener(
      'click',
      (event) => {
        wasOurs = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent(link, createEvent.click(link, init));
    expect(wasOurs).toBe(false);
  },
);
