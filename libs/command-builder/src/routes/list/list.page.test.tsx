import '@testing-library/jest-dom';
import type { Command } from '@starhaven/contracts/commands';
import { CommandFileSchema } from '@starhaven/contracts/commands';
import { receiveChatHandOffs } from '@starhaven/realtime';
import { createRemixStub } from '@remix-run/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { packCommands } from '../../lib/commands/packed-commands';
import { CommandListPage } from './list.page';

const tab = {
  name: 'Grasscutter',
  short: 'GC',
  gameId: 1,
  gameSlug: 'genshin-impact',
  gameTitle: 'Genshin Impact',
  engine: 'grasscutter',
  file: 'grasscutter',
};
const commands: Command[] = v.parse(CommandFileSchema, [
  {
    id: 'give',
    head: 'give',
    label: 'Give an item',
    warning: 'Takes a while.',
    params: [
      { id: 'id', label: 'Item', type: 'itemList', required: true, format: 'blank' },
      { id: 'kind', label: 'Kind', type: 'select', data: { a: 'Plain', b: 'Levelled' }, format: 'blank', value: 'a' },
      { id: 'lv', label: 'Level', type: 'range', min: 1, max: 90, format: 's-lv', allow: { kind: ['b'] } },
    ],
  },
  { id: 'clear', head: 'clear', label: 'Clear the bag', warning: 'This cannot be undone.' },
  {
    id: 'swap',
    head: 'swap',
    label: 'Swap two words',
    params: [
      { id: 'one', label: 'One', type: 'text', format: 'blank', switch: { to: 'two', value: ['x'] } },
      { id: 'two', label: 'Two', type: 'text', format: 'blank' },
    ],
  },
  { id: 'bad', head: 'bad', label: 'Broken', params: [{ id: 'n', type: 'range', min: 9, max: 1 }] },
]);

async function open(more: object = {}) {
  const address = { query: '', commandId: null, isAllShown: false };
  const list = { current: tab, packedCommands: packCommands(commands), address, values: {}, ...more };
  const page = { tabs: [tab], problem: null, list };
  const Stub = createRemixStub([
    { path: '/', Component: CommandListPage, loader: () => page, HydrateFallback: () => null },
  ]);
  render(<Stub />);
  await screen.findByRole('heading', { level: 1, name: 'Command List' });
  return userEvent.setup();
}

const openCard = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('link', { name: `Show Command: ${name}` }));
  return within(screen.getByRole('form', { name }));
};

beforeEach(() => localStorage.clear());

test('a form builds its line while the visitor types, and says what is missing', async () => {
  const user = await open();
  const form = await openCard(user, 'Give an item');
  expect(form.getByText('Takes a while.')).toBeVisible();
  expect(form.getByText('Item is required.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Item' }), '201');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByText('give 201 a')).toBeVisible();
});

test('a parameter appears with its condition, and loses its value with it', async () => {
  const user = await open({ address: { query: '', commandId: 'give', isAllShown: false }, values: { id: ['201'] } });
  const form = within(screen.getByRole('form', { name: 'Give an item' }));
  expect(form.queryByLabelText('Level')).toBeNull();
  await user.selectOptions(form.getByLabelText('Kind'), 'Levelled');
  await user.type(form.getByLabelText('Level'), '95');
  expect(form.getByLabelText('Level')).toHaveAccessibleDescription('1 to 90 Level must be at most 90.');
  await user.selectOptions(form.getByLabelText('Kind'), 'Plain');
  expect(form.getByText(/does not go with the other choices: Level/)).toBeVisible();
  await user.selectOptions(form.getByLabelText('Kind'), 'Levelled');
  expect(form.getByLabelText('Level')).toHaveValue(null);
});

test('two parameters change places, and the badge says so', async () => {
  const user = await open();
  const form = await openCard(user, 'Swap two words');
  await user.type(form.getByLabelText('Two'), 'y');
  expect(screen.queryByText('Parameters Reordered')).toBeNull();
  await user.type(form.getByLabelText('One'), 'x');
  expect(form.getByText('Parameters Reordered')).toBeVisible();
  expect(form.getByText('swap y x')).toBeVisible();
});

test('a broken command says why, and has no form', async () => {
  await open({ address: { query: '', commandId: null, isAllShown: true } });
  expect(screen.getByText('Parameter "n": "min" (9) is greater than "max" (1).')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Broken' })).toBeNull();
  expect(screen.getAllByRole('link', { name: /^Hide Command/ })).toHaveLength(3);
});

test('dangerous commands are marked', async () => {
  await open();
  expect(screen.getAllByText('Dangerous')).toHaveLength(1);
});

test('the button for all cards follows the cards', async () => {
  const user = await open();
  const all = (name: string) => screen.queryByRole('link', { name });
  await user.click(all('Show All Commands') as HTMLElement);
  await user.click(screen.getByRole('link', { name: 'Hide Command: Clear the bag' }));
  expect(all('Hide All Commands')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Hide Command: Give an item' }));
  await user.click(screen.getByRole('link', { name: 'Hide Command: Swap two words' }));
  expect(all('Show All Commands')).toBeVisible();
});

test('a closed card keeps what was filled in', async () => {
  const user = await open();
  const form = await openCard(user, 'Swap two words');
  await user.type(form.getByLabelText('Two'), 'y');
  await user.click(screen.getByRole('link', { name: 'Hide Command: Swap two words' }));
  expect((await openCard(user, 'Swap two words')).getByText('swap y')).toBeVisible();
});

test('lines are handed to the chat, and count as used', async () => {
  const received: unknown[] = [];
  const stop = receiveChatHandOffs((handOff) => void received.push(handOff));
  const user = await open({
    address: { query: '', commandId: 'give', isAllShown: false },
    values: { id: ['201', '202'] },
  });
  await user.click(screen.getByRole('button', { name: 'Run in chat' }));
  stop();
  expect(received).toMatchObject([{ text: 'give 201 a\ngive 202 a', lines: ['give 201 a', 'give 202 a'] }]);
  const recent = within(screen.getByRole('navigation', { name: 'Recently used' }));
  expect(recent.getByRole('link', { name: 'Give an item' })).toBeVisible();
});

test('if the storage is unreadable, only the favourites are lost', async () => {
  localStorage.setItem('starhaven.commands', '{"favourites":[1,"genshin-impact/grasscutter/clear"],"recent":');
  const user = await open();
  expect(screen.queryByRole('navigation', { name: 'Favourites' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Favourite: Clear the bag' }));
  expect(screen.getByRole('navigation', { name: 'Favourites' })).toBeVisible();
});

test('favourites that another tab stores are shown', async () => {
  await open();
  localStorage.setItem('starhaven.commands', '{"favourites":["genshin-impact/grasscutter/clear"],"recent":[]}');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  const favourites = within(screen.getByRole('navigation', { name: 'Favourites' }));
  expect(favourites.getByRole('link', { name: 'Clear the bag' })).toBeVisible();
});

test('if the browser forbids storage, a favourite lasts as long as the page', async () => {
  const forbid = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Favourite: Clear the bag' }));
  expect(screen.getByRole('navigation', { name: 'Favourites' })).toBeVisible();
  forbid.mockRestore();
});

test('an engine without commands, and a link to a command that is not there', async () => {
  await open({ packedCommands: '[]', address: { query: '', commandId: 'gone', isAllShown: false } });
  expect(screen.getByText('No commands available for this engine')).toBeVisible();
  expect(screen.getByText('This engine has no such command, or your role may not use it.')).toBeVisible();
});

test('thousands of lines are shown in one text field', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => String(index + 1));
  await open({ address: { query: '', commandId: 'give', isAllShown: false }, values: { id: many } });
  expect(screen.getByText('5,000 commands, one for each item')).toBeVisible();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Commands' }).value.split('\n')).toHaveLength(5_000);
});
