import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AdPlace } from './ad-place';

const ads = { width: 728, height: 90, needsConsent: true, network: 'ads.example' };

async function show({ path = '/', ...given }: Partial<typeof ads> & { path?: string } = {}) {
  const Stub = createRemixStub([{ path, Component: () => <AdPlace ads={{ ...ads, ...given }} /> }]);
  const shown = render(<Stub initialEntries={[path]} />);
  // The contents are in a separate file.
  await act(async () => {});
  return shown;
}
const frame = () => screen.queryByTitle('Advertisement');
const note = () => screen.queryByText('Ads are blocked.');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['ads', 'ads-note']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  delete document.documentElement.dataset['ads'];
});

test('nothing loads before the visitor allows it, and the answer is remembered', async () => {
  const { unmount } = await show();
  expect(frame()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Allow ads' }));
  expect(frame()).toHaveAttribute('src', '/ads/frame');
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  unmount();
  await show();
  expect(frame()).toBeInTheDocument();
});

test('a refusal is remembered, and no note appears after it', async () => {
  const { unmount } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'No ads' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  unmount();
  await show();
  expect(screen.queryByRole('complementary')).toBeNull();
  wait(10_000);
  expect(note()).toBeNull();
});

test('an allowed ad can be turned off', async () => {
  document.cookie = 'ads=yes; Path=/';
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(frame()).toBeNull();
  expect(document.cookie).toContain('ads=no');
});

test('where no consent is asked for, the ad loads at once', async () => {
  await show({ needsConsent: false });
  expect(frame()).toBeInTheDocument();
});

test('pages without a place have none, whatever was answered', async () => {
  document.cookie = 'ads=yes; Path=/';
  await show({ path: '/login', needsConsent: false });
  expect(frame()).toBeNull();
});

test('five seconds after a blocked script the note appears, and a closed note does not return', async () => {
  const { unmount } = await show({ needsConsent: false });
  wait(4_900);
  expect(note()).toBeNull();
  wait(200);
  expect(note()).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(note()).toBeNull();
  unmount();
  await show({ needsConsent: false });
  wait(6_000);
  expect(note()).toBeNull();
});

const tell = (source: unknown) => {
  const event = new MessageEvent('message', { data: 'ad-script-loaded' });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
};

test('a script that loaded in time shows no note; a message of another window is ignored', async () => {
  await show({ needsConsent: false });
  tell(window);
  wait(5_100);
  expect(note()).toBeInTheDocument();
  const element = frame();
  tell(element instanceof HTMLIFrameElement ? element.contentWindow : null);
  expect(note()).toBeNull();
});
