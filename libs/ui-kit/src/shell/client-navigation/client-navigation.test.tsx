import '@testing-library/jest-dom';
import { Form as RemixForm, Outlet, redirect, useActionData, useLocation, useNavigate } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteLink } from '../../components/site-link/site-link';
import { ClientNavigation } from './client-navigation';

// jsdom does not scroll.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

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
        <a href="/uploads/blog/abc_original.webp">picture</a>
        <a href="/blog/feed.xml">feed</a>
      </>
    ),
  },
  {
    path: '/search/:term?',
    Component: function Search() {
      const navigate = useNavigate();
      return (
        <main id="main" tabIndex={-1}>
          <ClientNavigation />
          <input onChange={() => navigate('/search/term')} />
          <SiteLink to="/search/other">other</SiteLink>
          <p>{useLocation().pathname}</p>
        </main>
      );
    },
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

test.each(['post', 'get'] as const)(
  'the first wrong field of a form that came back takes the focus (%s)',
  async (method) => {
    const Form = createRemixStub([
      {
        path: '/',
        loader: () => null,
        HydrateFallback: () => null,
        action: () => ({ isRefused: true }),
        Component: function Refused() {
          const { search } = useLocation();
          const isRefused = useActionData() !== undefined || search !== '';
          return (
            <>
              <ClientNavigation />
              <input aria-label="Of another form" aria-invalid="true" />
              <RemixForm method={method}>
                <input name="right" aria-label="Right" />
                <input aria-label="Wrong" aria-invalid={isRefused || undefined} />
                <input aria-label="Wrong, too" aria-invalid={isRefused || undefined} />
                <button>Send</button>
              </RemixForm>
            </>
          );
        },
      },
    ]);
    render(<Form />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Wrong' })).toHaveFocus());
  },
);

test('so does the first wrong field of a form that was sent to another page', async () => {
  const Forms = createRemixStub([
    {
      path: '/',
      Component: () => (
        <>
          <ClientNavigation />
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </>
      ),
      children: [
        {
          index: true,
          Component: () => (
            <RemixForm method="post" action="/full">
              <button>Send</button>
            </RemixForm>
          ),
        },
        { path: 'full', action: () => null, Component: () => <input aria-label="Wrong" aria-invalid="true" /> },
      ],
    },
  ]);
  render(<Forms />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Wrong' })).toHaveFocus());
});

test.each([
  { to: '/sent', scrolls: [[{ top: 0, behavior: 'instant' }]] },
  { to: '/sent#answer-1', scrolls: [] },
  { to: '/', scrolls: [] },
])('a form that leads to $to scrolls $scrolls', async ({ to, scrolls }) => {
  const Page = () => <p>{useLocation().key === 'default' ? 'first' : 'again'}</p>;
  const Forms = createRemixStub([
    {
      path: '/',
      Component: () => (
        <>
          <ClientNavigation />
          <Outlet />
        </>
      ),
      children: [
        {
          index: true,
          action: () => redirect(to),
          Component: () => (
            <RemixForm method="post" action="/?index" preventScrollReset>
              <button>Send</button>
              <Page />
            </RemixForm>
          ),
        },
        { path: 'sent', Component: Page },
      ],
    },
  ]);
  render(<Forms />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('again')).toBeVisible();
  expect(jest.mocked(window.scrollTo).mock.calls).toEqual(scrolls);
});

test('a link on this site changes the page in place', async () => {
  render(<Stub />);
  await userEvent.click(screen.getByRole('link', { name: 'guide' }));
  expect(await screen.findByRole('heading', { name: 'The guide' })).toBeVisible();
});

test('a new page takes the focus, unless the visitor types in a field that stays', async () => {
  render(<Stub initialEntries={['/search']} />);
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(await screen.findByText('/search/term')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'other' }));
  expect(await screen.findByText('/search/other')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

/** Clicks the link. jsdom cannot navigate, so the click is stopped after our handler has seen it. */
function isHandledByUs(click: (link: HTMLElement) => void, name: string): boolean {
  let wasOurs = true;
  window.addEventListener(
    'click',
    (event) => {
      wasOurs = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  click(screen.getByRole('link', { name }));
  return wasOurs;
}

test.each(['reloaded', 'elsewhere', 'file', 'skip', 'picture', 'feed'])(
  'the browser follows the link "%s" itself',
  (name) => {
    render(<Stub />);
    expect(isHandledByUs((link) => fireEvent.click(link), name)).toBe(false);
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (init) => {
    render(<Stub />);
    expect(isHandledByUs((link) => fireEvent(link, createEvent.click(link, init)), 'guide')).toBe(false);
  },
);
