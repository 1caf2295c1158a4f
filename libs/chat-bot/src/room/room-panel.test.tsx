import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { LiveContext } from '@starhaven/realtime';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { fakeLive } from '../../test/fake-live';
import { fireAt } from '../../test/fire-at';
import { message } from '../../test/message';
import { createRoom } from './state/create-room';
import { RoomPanel } from './room-panel';

const member = { uid: '7', name: 'Mika', roles: [3] };
const early = { history: [], messages: [] };

beforeEach(() => sessionStorage.clear());

async function show({ session = member as typeof member | null, isSpecOnly = false } = {}) {
  const host = fakeLive(session?.uid ?? null);
  const room = createRoom(host.live, { isSpecOnly, early });
  let renders = 0;
  const Panel = () => (
    <LiveContext.Provider value={host.live}>
      <Profiler id="room" onRender={() => (renders += 1)}>
        <RoomPanel room={room} isSpecOnly={isSpecOnly} />
      </Profiler>
    </LiveContext.Provider>
  );
  const Stub = createRemixStub([
    { id: 'root', path: '/', loader: () => ({ session }), children: [{ path: 'faq', Component: Panel }] },
  ]);
  render(<Stub initialEntries={['/faq?a=1']} hydrationData={{ loaderData: { root: { session } } }} />);
  host.connect();
  return { ...host, room, renders: () => renders };
}
const field = () => screen.getByRole('textbox', { name: 'Message' });
const log = () => screen.getByRole('log', { name: 'Messages' });

test('guests are asked to log in, with a link that leads back', async () => {
  await show({ session: null });
  expect(screen.getByText('Please login to use the chat')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?redirect=%2Ffaq%3Fa%3D1');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a message is sent by Enter, shown at once, and its text leaves the field', async () => {
  const { of, hear } = await show();
  await hear('chatHistory', []);
  await userEvent.type(field(), '  hello {Enter}');
  expect(of('chatReq')).toMatchObject([{ input: 'hello', uid: '7' }]);
  expect(field()).toHaveValue('');
  expect(within(log()).getByText('Sending…')).toBeVisible();
  const { nonce } = of('chatReq')[0] as { nonce: string };
  await hear('chat_result', { nonce, retcode: 0, id_message: '5', message: '', timestamp: 0, isPending: false });
  await hear('chatRsp', message('5', { uid: '7', name: 'Mika', input: 'hello' }));
  expect(within(log()).getAllByText('hello')).toHaveLength(1);
  expect(within(log()).getByText('You')).toBeVisible();
  // The pause between two messages.
  expect(screen.getByRole('button', { name: /^Wait \d+ s$/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field(), 'again{Enter}');
  expect(of('chatReq')).toHaveLength(1);
  expect(field()).toHaveValue('again');
  expect(field()).toHaveAccessibleDescription(/Please wait before you send another message/);
});

test('a refused message can be retried or discarded', async () => {
  const { of, hear } = await show();
  await userEvent.type(field(), 'hello{Enter}');
  const { nonce } = of('chatReq')[0] as { nonce: string };
  const refusal = { nonce, retcode: 500, id_message: '', timestamp: 0, isPending: false };
  await hear('chat_result', { ...refusal, message: 'The message was not sent. Please try again.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent. The message was not sent. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(of('chatReq')).toHaveLength(2);
  await hear('chat_result', { ...refusal, retcode: 403, message: 'No.' });
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(within(log()).queryByText('hello')).not.toBeInTheDocument();
});

test.each([
  ['while an input method composes', { isComposing: true }],
  ['with the code of an input method', { keyCode: 229 }],
])('Enter %s does not send', async (_name, key) => {
  const { of } = await show();
  await userEvent.type(field(), 'かな');
  const isDefault = fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13, ...key });
  expect([isDefault, of('chatReq')]).toEqual([false, []]);
});

test("Safari's late Enter does not send, the next one does", async () => {
  await show();
  await userEvent.type(field(), 'かな');
  const enter = () => createEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  fireAt(field(), createEvent.compositionEnd(field()), 1_000);
  expect(fireAt(field(), enter(), 1_005)).toBe(false);
  expect(fireAt(field(), enter(), 1_200)).toBe(true);
});

test('more than 160 characters are counted and not sent', async () => {
  const { of } = await show();
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(161));
  expect(field()).toBeInvalid();
  await userEvent.keyboard('{Enter}');
  expect(of('chatReq')).toEqual([]);
  expect(field()).toHaveAccessibleDescription(/161 \/ 160 characters Please shorten the message to 160 characters/);
});

test('without a connection the text stays, and a banner says so', async () => {
  const { of, connect } = await show();
  connect(false);
  expect(screen.getByText(/The connection is lost/)).toBeVisible();
  await userEvent.type(field(), 'hello{Enter}');
  expect([of('chatReq'), (field() as HTMLInputElement).value]).toEqual([[], 'hello']);
});

test('markup is text, and an address leads through the interstitial', async () => {
  const { hear } = await show();
  await hear('chatHistory', [message('1', { input: '<b>x</b> https://a.test/ **y** javascript:alert(1)' })]);
  expect(log()).toHaveTextContent('<b>x</b> https://a.test/ **y** javascript:alert(1)');
  const link = within(log()).getByRole('link');
  expect(link).toHaveAttribute('href', `/link/${Buffer.from('https://a.test/').toString('base64url')}`);
});

test('the history is not announced, one message is read, a busy room is counted', async () => {
  const { hear } = await show();
  await hear('chatHistory', [message('1')]);
  const region = screen.getAllByRole('status').find((one) => one.previousElementSibling === log());
  expect(log()).toHaveAttribute('aria-live', 'off');
  expect(region).toBeEmptyDOMElement();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    await hear('chatRsp', message('2', { input: 'hi' }));
    expect(region).toHaveTextContent('Aru: hi');
    await hear('chatRsp', message('3'), message('4'));
    expect(region).toHaveTextContent('Aru: hi');
    act(() => void jest.advanceTimersByTime(5_100));
    expect(region).toHaveTextContent('2 new messages');
  } finally {
    jest.useRealTimers();
  }
});

test('a message has a menu of what the member may do; bots and hosts of the specification have none', async () => {
  const { hear } = await show();
  await hear('chatHistory', [message('1'), message('2', { uid: '7' }), message('3', { isBot: true, uid: 'bot' })]);
  const menus = screen.getAllByRole('button', { name: /^Actions for the message/ });
  expect(menus).toHaveLength(2);
  await userEvent.click(menus[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(screen.getByRole('textbox', { name: 'Reason (optional)' })).toHaveFocus();
  await userEvent.keyboard('Rude');
  expect(screen.getByRole('button', { name: 'Report' }).closest('form')).toHaveFormValues({
    id_message: '1',
    uid: '8',
    reason: 'Rude',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Report' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(menus[0]).toHaveFocus();
  await userEvent.click(menus[1] as HTMLElement);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
});

test('the list of online users is closed at first and contains the bot', async () => {
  const { live } = await show();
  act(() =>
    live.store.set({
      users: { '8': { uid: '8', name: 'Aru', isBot: false }, bot: { uid: 'bot', name: 'GM', isBot: true } },
    }),
  );
  expect(screen.queryByRole('list', { name: 'Online' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Members online: 1' }));
  const names = within(screen.getByRole('list', { name: 'Online' })).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['GMBot', 'Aru']);
});

test('a burst of 500 messages is drawn in few steps, and typing draws no message', async () => {
  const { hear, renders } = await show();
  await hear('chatHistory', [message('a')]);
  const before = renders();
  await hear('chatRsp', ...Array.from({ length: 500 }, (_, index) => message(String(index))));
  expect(within(log()).getByText('text 499')).toBeInTheDocument();
  expect(renders() - before).toBeLessThanOrEqual(4);
  const row = within(log()).getByText('text 499');
  const changes = new MutationObserver(() => {});
  changes.observe(log(), { subtree: true, childList: true, attributes: true, characterData: true });
  await userEvent.type(field(), 'hello');
  expect(changes.takeRecords()).toEqual([]);
  expect(within(log()).getByText('text 499')).toBe(row);
});

describe('a moderator', () => {
  const moderator = { uid: '9', name: 'Sora', roles: [2] };

  test('sees what waits, and pauses the room with a reason', async () => {
    const { hear } = await show({ session: moderator });
    expect(await screen.findByRole('link', { name: 'Moderation' })).toHaveAttribute('href', '/chat/moderation');
    await hear('chat_alert', { reports: 2, waiting: 1 });
    expect(await screen.findByRole('link', { name: 'Moderation 3 waiting' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pause the room' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Pause the room' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason (optional)' }), 'Night');
    expect(screen.getByRole('button', { name: 'Pause' }).closest('form')).toHaveFormValues({
      room: 'public',
      reason: 'Night',
    });
    await hear('chat_state', { room: { slug: 'public', title: '', isPaused: true, pauseReason: 'Night' } });
    expect(screen.getByRole('button', { name: 'Resume the room' })).toHaveValue('resume');
  });

  test('mutes for a chosen time, and ends a mute', async () => {
    const { hear } = await show({ session: moderator });
    await hear('chatHistory', [message('1')]);
    await userEvent.click(screen.getByRole('button', { name: /^Actions for the message/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Mute member' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For how long' }), 'Seven days');
    expect(screen.getByRole('button', { name: 'Mute' }).closest('form')).toHaveFormValues({ uid: '8', time: 'week' });
    expect(screen.getByRole('button', { name: 'End the mute' })).toHaveValue('unmute');
  });
});

test('a member sees nothing for moderators', async () => {
  const { hear } = await show();
  await hear('chat_alert', { reports: 2, waiting: 1 });
  expect(screen.queryByRole('link', { name: /^Moderation/ })).not.toBeInTheDocument();
});

test('a browser whose scrolling returns a promise does not break the menu of a message', async () => {
  const scroll = jest.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView: scroll });
  try {
    const { hear } = await show();
    await hear('chatHistory', [message('1')]);
    const menu = screen.getByRole('button', { name: /^Actions for the message/ });
    await userEvent.click(menu);
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(menu);
    expect(screen.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
    expect(scroll).toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});
