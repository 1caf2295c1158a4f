import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import type { BotReply } from '@starhaven/contracts/chat';
import { CommandFileSchema } from '@starhaven/contracts/commands';
import { tableOf, toCommandFile } from '@starhaven/game-commands/tables';
import { createLive, LiveContext } from '@starhaven/realtime';
import type { ChatHandOff } from '@starhaven/realtime';
import { storeCharacters } from '@starhaven/session';
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { fireAt } from '../../../test/fire-at';
import { loadLineTools } from '../check/use-line-tools';
import { closeBotSession } from '../session/open-bot-session';
import { BotPanel } from './bot-panel';

const grasscutter = v.parse(CommandFileSchema, toCommandFile(tableOf('opencommand')));
const lumi = {
  server: { id: '3', title: 'Teyvat Europe', type_game: 1, api_game: 'grasscutter' },
  player: { retcode: 0, data: { uid: '10002', nickname: 'Lumi' } },
};

interface Sent {
  input: string;
  id_player: string;
  nonce?: string;
}
let sent: Sent[];
let live: ReturnType<typeof createLive>;
let sized: (() => void)[];
/** Reports to every observer that the size of its element changed. */
const resizeAll = () => sized.forEach((report) => report());

beforeAll(loadLineTools);
beforeEach(() => {
  sent = [];
  sized = [];
  globalThis.ResizeObserver = class {
    constructor(report: ResizeObserverCallback) {
      sized.push(() => report([], this as unknown as ResizeObserver));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  live = createLive();
  storeCharacters([lumi]);
  // jsdom has no layout.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  globalThis.fetch = (async (path: string) => ({
    ...{ ok: true, status: 200 },
    json: async () =>
      path.startsWith('/command/data/commands.json')
        ? { engine: 'genshin/grasscutter', commands: grasscutter }
        : { items: [{ type: 'weaponList', id: '11501', name: 'Staff of Homa', lang: 'en' }], missing: [] },
  })) as unknown as typeof fetch;
});
afterEach(() => {
  closeBotSession();
  localStorage.clear();
  sessionStorage.clear();
});

/** Connects, and waits for the commands of the chosen server. */
async function connect(): Promise<void> {
  const session = {
    ...{ isConnected: true, badMessages: 0, pageChanged: () => {}, accountChanged: () => {}, stop: () => {} },
    emit: (_: string, payload: object) => void sent.push(payload as Sent),
  };
  act(() => {
    live.attach(session, { account: () => '7', onToast: () => {} });
    live.store.set({ status: 'connected', isMember: true });
  });
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
}
const reply = (fields: Partial<BotReply> = {}) =>
  act(() => {
    const nonce = sent.at(-1)?.nonce;
    const payload = { retcode: 200, message: 'Given.', timestamp: 0, ...(nonce ? { nonce } : {}), ...fields };
    live.receive([{ name: 'cmdRsp', payload }]);
  });

interface ShowOptions {
  account?: string | null;
  handOff?: ChatHandOff | null;
  isSpecOnly?: boolean;
  /** Language tag of the account. */
  locale?: string;
}

function show({ account = '7', handOff = null, isSpecOnly = false, locale = '' }: ShowOptions = {}) {
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <LiveContext.Provider value={live}>
          <BotPanel account={account} isSpecOnly={isSpecOnly} handOff={handOff} />
        </LiveContext.Provider>
      ),
    },
  ]);
  return render(<Stub hydrationData={{ loaderData: { root: { session: { locale } } } }} />);
}
const field = () => screen.getByRole('textbox', { name: 'Command' });
const log = () => screen.getByRole('log');

test('a guest is asked to log in', () => {
  show({ account: null });
  expect(screen.getByText('Please login to use bot commands.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?redirect=%2F');
});

test('without characters the way to them is shown; they appear as soon as they are loaded', async () => {
  storeCharacters([]);
  show();
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  act(() => storeCharacters([lumi]));
  expect(screen.getByRole('combobox', { name: 'Character' })).toHaveDisplayValue('Lumi · Teyvat Europe');
  await connect();
});

test('a line runs for the chosen character, and the answer is shown below it', async () => {
  show();
  expect(field()).toBeDisabled();
  await connect();
  await userEvent.type(field(), 'give 11501 r5 {Enter}');
  expect(sent).toEqual([expect.objectContaining({ input: 'give 11501 r5', id_player: '10002', id_server: '3' })]);
  reply({ message: 'Given 1 × 11501.' });
  expect(log()).toHaveTextContent(/give 11501 r5.*Given 1 × 11501\./);
  expect(field()).toHaveValue('');
  await userEvent.type(field(), '{ArrowUp}');
  expect(field()).toHaveValue('give 11501 r5');
});

test('a line is sent in the language of the account, also after it changed; without one in that of the browser', async () => {
  const { unmount } = show({ locale: 'zh-TW' });
  await connect();
  await userEvent.type(field(), 'stop{Enter}');
  reply();
  unmount();
  show({ locale: 'de_DE' });
  await userEvent.type(field(), 'stop{Enter}');
  reply();
  cleanup();
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['sv', 'fr-CA']);
  show();
  await userEvent.type(field(), 'stop{Enter}');
  expect(sent).toEqual([
    expect.objectContaining({ language: 'CHT' }),
    expect.objectContaining({ language: 'DE' }),
    expect.objectContaining({ language: 'FR' }),
  ]);
});

test('a host of the specification gets only what the specification names', async () => {
  show({ isSpecOnly: true });
  await connect();
  await userEvent.type(field(), 'give 11501 {Enter}');
  expect(Object.keys(sent[0]!).sort()).toEqual(['id_player', 'id_server', 'input', 'language', 'session']);
  reply();
  expect(log()).toHaveTextContent('Given.');
});

test('the name of an item is completed to its id, and Enter chooses it instead of sending', async () => {
  show();
  await connect();
  await userEvent.type(field(), 'give homa');
  expect(await screen.findByRole('option', { name: /Staff of Homa/ })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  const last = screen.getAllByRole('option').at(-1)!;
  expect(last).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', last.id);
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('give 11501 ');
  expect(sent).toEqual([]);
  expect(await screen.findByText(/Staff of Homa/)).toBeVisible();
});

test('Enter does not choose an item that was found for fewer letters, but the first one for all letters', async () => {
  const answer = globalThis.fetch;
  globalThis.fetch = (async (path: string, init?: RequestInit) =>
    path.endsWith('q=ho')
      ? Response.json({ items: [{ type: 'weaponList', id: '12401', name: 'Horn', lang: 'en' }], missing: [] })
      : answer(path, init)) as typeof fetch;
  show();
  await connect();
  await userEvent.type(field(), 'give ho');
  await screen.findByRole('option', { name: /Horn/ });
  await userEvent.type(field(), 'ma{Enter}');
  await waitFor(() => expect(field()).toHaveValue('give 11501 '));
  expect(sent).toEqual([]);
});

test('Enter belongs to the input method while it composes, also Safari’s late one', async () => {
  show();
  await connect();
  fireEvent.change(field(), { target: { value: 'give 1', selectionStart: 6 } });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireAt(field(), createEvent.compositionEnd(field()), 1_000);
  const isDefault = fireAt(field(), createEvent.keyDown(field(), { key: 'Enter', keyCode: 13 }), 1_005);
  // Nothing is sent, and no line break is added.
  expect([sent, isDefault]).toEqual([[], false]);
});

test('while the list is open, Enter is the input method’s, then the list’s, and never sends', async () => {
  show();
  await connect();
  await userEvent.type(field(), 'give homa');
  await screen.findByRole('option', { name: /Staff of Homa/ });
  const before = field().getAttribute('aria-activedescendant');
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(field()).toHaveAttribute('aria-activedescendant', before);
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('give 11501 ');
  expect(sent).toEqual([]);
});

test('the log keeps its end in view when a keyboard takes its room, unless the visitor reads above', async () => {
  show();
  await connect();
  const sizes = { scrollHeight: 900, clientHeight: 400 };
  for (const name of ['scrollHeight', 'clientHeight'] as const)
    Object.defineProperty(log(), name, { configurable: true, get: () => sizes[name] });
  sizes.clientHeight = 180;
  act(resizeAll);
  expect(log().scrollTop).toBe(900);
  log().scrollTop = 100;
  fireEvent.scroll(log());
  act(resizeAll);
  expect(log().scrollTop).toBe(100);
});

test('several lines are checked one by one, run after a yes, and can be paused and stopped', async () => {
  show();
  await connect();
  fireEvent.change(field(), { target: { value: 'give 11501\nheal\nnonsense 5', selectionStart: 0 } });
  fireEvent.click(screen.getByRole('button', { name: 'Run' }));
  const review = await screen.findByRole('region', { name: 'Run 3 commands, one after another?' });
  expect(within(review).getByText(/no command that begins like this/)).toBeVisible();
  expect(sent).toEqual([]);
  fireEvent.click(within(review).getByRole('button', { name: 'Run 3 commands' }));
  expect(sent).toHaveLength(1);
  reply();
  expect(screen.getByRole('region', { name: 'Command queue' })).toHaveTextContent(/Command 2 of 3.*in \d s/);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('region', { name: 'Command queue' })).toHaveTextContent('paused');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(log()).toHaveTextContent('Command queue stopped');
  expect(screen.queryByRole('region', { name: 'Command queue' })).not.toBeInTheDocument();
});

test('a line that can never be sent says why and stays', async () => {
  show();
  await connect();
  await userEvent.type(field(), 'give 1 @2 {Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('A command cannot contain @');
  expect(field()).toHaveValue('give 1 @2 ');
  expect(sent).toEqual([]);
});

test('what may destroy something is asked again', async () => {
  show();
  await connect();
  await userEvent.type(field(), 'clear all {Enter}');
  expect(screen.getByRole('region', { name: 'Run this command?' })).toBeVisible();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Run it' }));
  expect(sent.map(({ input }) => input)).toEqual(['clear all']);
});

test('if the commands of the server cannot be loaded, every line is asked again', async () => {
  // Another server, because the list of the first one is kept.
  storeCharacters([{ ...lumi, server: { ...lumi.server, api_game: 'other' } }]);
  globalThis.fetch = (async () => ({
    ...{ ok: false, status: 502 },
    json: async () => ({ commands: null }),
  })) as unknown as typeof fetch;
  show();
  await connect();
  await userEvent.type(field(), 'clear all {Enter}');
  const review = await screen.findByRole('region', { name: 'Run this command?' });
  expect(review).toHaveTextContent('could not be loaded, so this line was not checked');
  expect(sent).toEqual([]);
});

test('commands for another game are refused, and the text stays', async () => {
  const engine = { game: 2, id: 'star-rail/lunarcore', name: 'LunarCore' };
  show({ handOff: { text: 'give 201 ', lines: ['give 201'], engine } });
  await connect();
  expect(field()).toHaveValue('give 201 ');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(log()).toHaveTextContent(/Server Mismatch Error.*LunarCore/);
  expect(field()).toHaveValue('give 201 ');
  expect(sent).toEqual([]);
});

test('a browser that does not size the field by itself gets its height from the text', async () => {
  show();
  await connect();
  jest.spyOn(field(), 'scrollHeight', 'get').mockReturnValue(64);
  await userEvent.type(field(), 'give 11501');
  expect(field()).toHaveStyle({ height: '64px' });
  await userEvent.clear(field());
  expect(field().style.height).toBe('');
});

test('a rate limit blocks the field until its end', async () => {
  show();
  await connect();
  await userEvent.type(field(), 'heal {Enter}');
  reply({ retcode: 408, message: 'No answer in time.', timestamp: 0 });
  expect(field()).toBeDisabled();
  expect(field()).toHaveAttribute('placeholder', 'Rate Limited');
  expect(screen.getByText(/01:00|00:59/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('There was no answer to heal');
});

test('a queue survives a reload: the host is asked for the line that was out, by the same id', async () => {
  const first = show();
  await connect();
  fireEvent.change(field(), { target: { value: 'give 1\nheal', selectionStart: 0 } });
  fireEvent.click(screen.getByRole('button', { name: 'Run' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Run 2 commands' }));
  first.unmount();
  const kept = sessionStorage.getItem('starhaven-bot')!;
  closeBotSession();
  sessionStorage.setItem('starhaven-bot', kept);
  live = createLive();
  show();
  await connect();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(log()).toHaveTextContent('give 1');
});

test('after a logout nothing of the conversation is left', async () => {
  show();
  await connect();
  await userEvent.type(field(), 'heal {Enter}');
  act(() => closeBotSession());
  expect(sessionStorage.getItem('starhaven-bot')).toBeNull();
});
