import { createRemixStub } from '@remix-run/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from '@remix-run/react';
import { notifyUserDataChanged } from '@starhaven/session';
import type { Live, LiveSession, LiveSessionOptions } from '../live';
import { createLive } from '../live';
import { LiveContext } from '../live-context';
import { LiveConnection } from './live-connection';

const started: LiveSessionOptions[] = [];
const session = {
  isConnected: true,
  badMessages: 0,
  emit: jest.fn(),
  pageChanged: jest.fn(),
  accountChanged: jest.fn(),
  stop: jest.fn(),
} satisfies LiveSession;

jest.mock('./until-useful', () => ({ untilUseful: () => Promise.resolve() }));
let isMissing = false;
let tries = 0;
jest.mock('../../session/start-live-session', () => {
  tries += 1;
  if (isMissing) throw new TypeError('Failed to fetch dynamically imported module');
  return {
    startLiveSession: (options: LiveSessionOptions) => {
      started.push(options);
      return session;
    },
  };
});

let live: Live;
let account: string | null;
let keepsPage = false;

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <LiveConnection
        url="wss://live.test/ignored"
        account={account}
        onToast={() => {}}
        onSessionLost={() => keepsPage}
      />
      <button onClick={() => navigate('/faq')}>Go</button>
    </>
  );
}

function renderShell(Component: () => ReactNode = Page) {
  live = createLive();
  const Stub = createRemixStub([{ path: '*', Component }]);
  return render(
    <LiveContext.Provider value={live}>
      <Stub initialEntries={['/']} />
    </LiveContext.Provider>,
  );
}

beforeEach(() => {
  started.length = 0;
  isMissing = false;
  tries = 0;
  account = null;
  keepsPage = false;
  jest.clearAllMocks();
});

test('one session is started with only the origin, gets pages and logins, and stops with the shell', async () => {
  const { unmount } = renderShell();
  await waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]).toMatchObject({ url: 'wss://live.test', store: live.store });
  expect(started[0]?.account()).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(session.pageChanged).toHaveBeenCalled();
  act(() => notifyUserDataChanged());
  expect(session.accountChanged).toHaveBeenCalledTimes(1);
  unmount();
  expect(session.stop).toHaveBeenCalledTimes(1);
  expect(started).toHaveLength(1);
});

test('if the code of the session could not be loaded, the next page tries again', async () => {
  isMissing = true;
  // Otherwise the session's file stays loaded from an earlier test.
  jest.resetModules();
  renderShell();
  await waitFor(() => expect(tries).toBe(1));
  isMissing = false;
  expect(started).toHaveLength(0);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(started).toHaveLength(1));
});

test('when a session has ended, the page checks again who is logged in, unless the shell keeps the page', async () => {
  const loader = jest.fn(() => null);
  live = createLive();
  const Stub = createRemixStub([{ path: '*', Component: Page, loader, HydrateFallback: () => null }]);
  render(
    <LiveContext.Provider value={live}>
      <Stub initialEntries={['/']} />
    </LiveContext.Provider>,
  );
  await waitFor(() => expect(started).toHaveLength(1));
  const before = loader.mock.calls.length;
  act(() => started[0]?.onSessionLost());
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(before + 1));
  keepsPage = true;
  await act(async () => started[0]?.onSessionLost());
  expect(loader).toHaveBeenCalledTimes(before + 1);
});

test('a site without a live socket starts nothing', async () => {
  renderShell(() => <LiveConnection url={null} account={null} onToast={() => {}} />);
  await act(async () => {});
  expect(started).toEqual([]);
});

test('the account is the one of the newest render', async () => {
  renderShell();
  await waitFor(() => expect(started).toHaveLength(1));
  account = '7';
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(started[0]?.account()).toBe('7'));
  expect(started).toHaveLength(1);
});
