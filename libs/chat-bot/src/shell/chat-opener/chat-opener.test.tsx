import '@testing-library/jest-dom';
import { Link } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { handOffToChat, LiveContext } from '@starhaven/realtime';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLive } from '../../../test/fake-live';
import { message } from '../../../test/message';
import { ChatOpener } from './chat-opener';

const member = { uid: '7', name: 'Mika', roles: [3] };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function show({ path = '/faq', hasLive = true, isSpecOnly = false, session = member as typeof member | null } = {}) {
  const host = fakeLive(session?.uid ?? null);
  const Shell = () => (
    <LiveContext.Provider value={host.live}>
      <ChatOpener hasLive={hasLive} isSpecOnly={isSpecOnly} />
      <Link to="/guide">onward</Link>
    </LiveContext.Provider>
  );
  const routes = ['faq', 'guide', 'chat'].map((name) => ({ path: name, Component: Shell }));
  const Stub = createRemixStub([{ id: 'root', path: '/', loader: () => ({ session }), children: routes }]);
  const view = render(<Stub initialEntries={[path]} hydrationData={{ loaderData: { root: { session } } }} />);
  host.connect();
  return { ...host, ...view };
}
const chat = () => screen.getByRole('link', { name: /^Chat/ });
const say = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => message(String(index + from), { uid: '8' }));

test('the buttons are links to the page of the chat', () => {
  show();
  expect(chat()).toHaveAttribute('href', '/chat');
  expect(screen.getByRole('link', { name: 'GM' })).toHaveAttribute('href', '/chat?bot');
});

test('a button that opens the window does not load the page of the chat on hover; a link to that page does', () => {
  const { unmount } = show();
  expect(chat()).toHaveAttribute('data-reload');
  unmount();
  show({ hasLive: false });
  expect(chat()).not.toHaveAttribute('data-reload');
});

test('messages of others are counted up to 99+, and reading them resets the count', async () => {
  const { hear } = show();
  expect(chat()).toHaveAccessibleName('Chat');
  await hear('chatRsp', ...say(2), message('own', { uid: '7' }), message('x', { room: 'deutsch' }));
  expect(chat()).toHaveAccessibleName('Chat 2 unread');
  await hear('chatRsp', ...say(98, 10));
  expect(chat()).toHaveAccessibleName('Chat 99+ unread');
  await userEvent.click(chat());
  expect(await screen.findByRole('dialog', { name: 'Public chat' })).toBeVisible();
  expect(chat()).toHaveAccessibleName('Chat');
  // Messages that came before the room was loaded are in it.
  expect(await screen.findByText('text 1')).toBeInTheDocument();
});

test('an early history of a host of the specification replaces what came before it', async () => {
  const { hear } = show({ isSpecOnly: true });
  const nameless = (input: string, timestamp: number) => message('', { input, timestamp });
  await hear('chatRsp', nameless('one', 1));
  await hear('chatHistory', [nameless('one', 8)]);
  await hear('chatRsp', nameless('two', 9));
  await userEvent.click(chat());
  expect(await screen.findByText('two')).toBeInTheDocument();
  expect(screen.getAllByText('one')).toHaveLength(1);
});

test('Escape closes the window and the focus returns; a reload opens it again', async () => {
  const { unmount } = show();
  await userEvent.click(chat());
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await waitFor(() => expect(field).toHaveFocus());
  unmount();
  show();
  await userEvent.click(await screen.findByRole('textbox', { name: 'Message' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(chat()).toHaveFocus();
});

test('a window that a page load opens again leaves the focus on the page', async () => {
  sessionStorage.setItem('starhaven-chat-view', 'public');
  show();
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: media.includes('max-width'), media }) as unknown as MediaQueryList;
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('the window covers no page that the visitor goes to or loads', async () => {
    const { unmount } = show();
    await userEvent.click(chat());
    const dialog = await screen.findByRole('dialog', { name: 'Public chat' });
    expect(dialog).toBeVisible();
    // Toasts are a row between its head and its content, which they would cover elsewhere.
    expect(dialog.children[1]).toHaveAttribute('data-toast-slot', 'window');
    expect(chat()).toHaveAttribute('aria-expanded', 'true');
    unmount();
    show();
    expect(chat()).not.toHaveAttribute('aria-expanded');
    await userEvent.click(chat());
    expect(await screen.findByRole('dialog', { name: 'Public chat' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'onward' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test('on a wide screen the window stays open on the next page', async () => {
  show();
  await userEvent.click(chat());
  expect(await screen.findByRole('dialog', { name: 'Public chat' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'onward' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('the window is moved and resized by arrow keys, and remembers its place', async () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  const { unmount } = show();
  await userEvent.click(chat());
  const dialog = await screen.findByRole('dialog');
  await screen.findByRole('textbox', { name: 'Message' });
  expect(dialog).toHaveStyle({ left: '1024px', top: '324px', width: '400px', height: '500px' });
  screen.getByRole('button', { name: /^Move the chat/ }).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(dialog).toHaveStyle({ left: '1000px', top: '300px' });
  screen.getByRole('button', { name: /^Resize the chat/ }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(dialog).toHaveStyle({ left: '976px', width: '424px' });
  unmount();
  show();
  expect(await screen.findByRole('dialog')).toHaveStyle({ left: '976px', width: '424px', top: '300px' });
  jest.restoreAllMocks();
});

test('commands of a page open the window on the bot, and its back button leads to the public chat', async () => {
  show();
  let isTaken = false;
  act(() => void (isTaken = handOffToChat({ text: 'give 201', lines: ['give 201'] })));
  expect(isTaken).toBe(true);
  expect(await screen.findByRole('dialog', { name: 'GM' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the public chat' }));
  expect(await screen.findByRole('dialog', { name: 'Public chat' })).toBeVisible();
});

test('commands of a page move the focus into the window, also into an open one, and Escape moves it back', async () => {
  show();
  const give = () => act(() => void handOffToChat({ text: 'give 201', lines: ['give 201'] }));
  const link = screen.getByRole('link', { name: 'onward' });
  for (const turn of ['closed', 'open']) {
    if (turn === 'open') {
      await userEvent.click(screen.getByRole('link', { name: 'GM' }));
      await screen.findByRole('dialog', { name: 'GM' });
    }
    link.focus();
    give();
    const dialog = await screen.findByRole('dialog', { name: 'GM' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  }
});

test('without a live connection the buttons stay links and no commands are taken', () => {
  show({ hasLive: false });
  expect(handOffToChat({ text: 'give 201', lines: ['give 201'] })).toBe(false);
});

test('the page of the chat shows the room itself', async () => {
  const { hear } = show({ path: '/chat' });
  await hear('chatRsp', ...say(2));
  expect(chat()).toHaveAccessibleName('Chat');
});
