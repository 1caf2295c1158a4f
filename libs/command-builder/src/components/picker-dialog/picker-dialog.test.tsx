import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ItemParamType } from '@starhaven/game-commands';
import type { Language } from '@starhaven/contracts/handbook';
import type { PickerRow } from '../../lib/picker-rows/picker-row';
import { giveHeights, serveLists } from '../../testing/serve-lists';
import type { PickerDialogProps } from './picker-dialog';
import { PickerDialog } from './picker-dialog';

// Lists stay loaded for the life of a page, so each test requests another game.
let game = 100;
beforeEach(() => {
  game += 1;
  giveHeights();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const lanterns = (count: number): PickerRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(1000 + index),
    name: `Lantern No. ${index + 1}`,
    stars: (index % 2) + 4,
  }));

async function open(type: ItemParamType, { rows, ...props }: Partial<PickerDialogProps> & { rows?: PickerRow[] }) {
  const onClose = jest.fn();
  const asked = serveLists({ lists: rows ? { [type]: rows } : {} });
  render(
    <PickerDialog
      listKey={{ game, type, language: 'EN' as Language }}
      label="Item"
      isMulti
      chosen={[]}
      words={[]}
      groups={[]}
      onClose={onClose}
      {...props}
    />,
  );
  const dialog = await screen.findByRole('dialog');
  return { onClose, asked, dialog, list: within(dialog) };
}

const row = (name: RegExp | string) => screen.findByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = (text: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await Promise.resolve();
  });

test('the search has the focus, and the title is the specification’s', async () => {
  await open('artifactList', { rows: lanterns(3) });
  expect(screen.getByRole('heading', { name: 'Select Artifact(s)' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search for Item' })).toHaveFocus();
});

test('several items are toggled, and Done returns them in the order in which they were chosen', async () => {
  const { onClose } = await open('itemList', { rows: lanterns(5) });
  fireEvent.click(await row(/No\. 3/));
  fireEvent.click(await row(/No\. 1/));
  fireEvent.click(await row(/No\. 3/));
  fireEvent.click(await row(/No\. 2/));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  expect(await row(/No\. 1/)).toHaveAttribute('aria-pressed', 'true');
  press('Done');
  expect(onClose.mock.calls).toEqual([[['1000', '1001']]]);
});

test('a single choice replaces the old one and closes', async () => {
  const { onClose } = await open('itemList', { rows: lanterns(3), isMulti: false, chosen: ['1000'] });
  expect(screen.queryByRole('button', { name: 'Give All' })).not.toBeInTheDocument();
  fireEvent.click(await row(/No\. 2/));
  expect(onClose.mock.calls).toEqual([[['1001']]]);
});

test('Give All selects what passes search and filters, also beyond the shown rows; Clear All deselects all', async () => {
  const { onClose } = await open('itemList', { rows: lanterns(100), chosen: ['7'] });
  await row(/No\. 1\b/);
  fireEvent.change(screen.getByRole('combobox', { name: 'Rarity' }), { target: { value: '5' } });
  press('Give All');
  expect(screen.getByText('51 selected')).toBeInTheDocument();
  press('Clear All');
  expect(screen.getByText('0 selected')).toBeInTheDocument();
  await search('No. 10');
  press('Give All');
  press('Done');
  expect(onClose.mock.calls[0]?.[0]).toEqual(['1009', '1099']);
});

test('Escape keeps what was chosen', async () => {
  const { onClose, dialog } = await open('itemList', { rows: lanterns(3) });
  fireEvent.click(await row(/No\. 2/));
  fireEvent(dialog, new Event('close'));
  expect(onClose.mock.calls).toEqual([[['1001']]]);
});

test('20 rows at first, then 20 more 300 ms after 80 % of the height; a search starts again', async () => {
  await open('itemList', { rows: lanterns(200) });
  await row(/No\. 1\b/);
  jest.useFakeTimers();
  const scroller = screen.getByRole('list').parentElement!;
  const rowPx = 68;
  const heightOf = () => parseFloat(screen.getByRole('list').style.height);
  expect(heightOf()).toBe(20 * rowPx);
  Object.defineProperties(scroller, {
    clientHeight: { value: 600 },
    scrollHeight: { get: heightOf },
    scrollTop: { value: 400, writable: true },
  });
  fireEvent.scroll(scroller);
  expect(screen.queryByText('Loading more...')).not.toBeInTheDocument();
  scroller.scrollTop = 500;
  fireEvent.scroll(scroller);
  expect(screen.getByText('Loading more...')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(299));
  expect(heightOf()).toBe(20 * rowPx);
  act(() => jest.advanceTimersByTime(1));
  expect(heightOf()).toBe(40 * rowPx);
  expect(screen.queryByText('Loading more...')).not.toBeInTheDocument();
  await search('lantern');
  expect(heightOf()).toBe(20 * rowPx);
});

test('only the rows near the screen are drawn', async () => {
  await open('questList', { rows: lanterns(20_000) });
  await row(/No\. 1\b/);
  expect(screen.getAllByRole('listitem').length).toBeLessThan(25);
});

test('nothing found says so; items without a name are ???', async () => {
  await open('itemList', { rows: [{ id: '1', name: '' }] });
  expect(await row(/\?\?\?/)).toBeInTheDocument();
  await search('broom');
  expect(screen.getByText('No items found')).toBeInTheDocument();
});

test('properties are those of the artifact’s group until Auto Filter (Official) is off', async () => {
  game = 1;
  const rows = [
    { id: '11', name: 'HP', grup: '51' },
    { id: '12', name: 'ATK', grup: '52' },
  ];
  await open('propmainList', { rows, isMulti: false, groups: ['51'] });
  await row(/HP/);
  expect(screen.queryByRole('button', { name: /ATK/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('switch', { name: 'Auto Filter (Official)' }));
  expect(await row(/ATK/)).toBeInTheDocument();
  await search('nothing');
  expect(screen.getByText('No main properties found')).toBeInTheDocument();
});

test('in Honkai: Star Rail the group always counts', async () => {
  game = 2;
  await open('propSub', { rows: [{ id: '1', name: 'HP', grup: '5' }], isMulti: false, groups: ['6'] });
  expect(await screen.findByText('No sub properties found')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('a list that does not load keeps the choice, and can be asked for again', async () => {
  const { onClose } = await open('weaponList', { chosen: ['7'] });
  expect(await screen.findByText('Weapon Load Error')).toBeInTheDocument();
  serveLists({ lists: { weaponList: lanterns(2) } });
  press('Try again');
  fireEvent.click(await row(/No\. 1/));
  press('Done');
  expect(onClose.mock.calls).toEqual([[['7', '1000']]]);
});

test('without a connection to this site the error has a text of its own', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const onClose = jest.fn();
  const listKey = { game, type: 'avatarList', language: 'EN' } as const;
  render(
    <PickerDialog listKey={listKey} label="Character" isMulti chosen={[]} words={[]} groups={[]} onClose={onClose} />,
  );
  expect(await screen.findByText('Connection Error')).toBeInTheDocument();
  press('Done');
  expect(onClose).toHaveBeenCalledWith([]);
});

test('what the index finds is shown first, with the name that matched', async () => {
  await open('itemList', { rows: lanterns(30) });
  await row(/No\. 1\b/);
  serveLists({ found: { ids: ['1028'], alsoKnownAs: { '1028': 'Night Light' } } });
  await search('nite');
  expect(await row(/No\. 29.*also known as Night Light/)).toBeInTheDocument();
});

test('keywords of the command are listed before the items', async () => {
  await open('itemList', { rows: lanterns(1), words: [{ value: 'all', label: 'Everything' }] });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Everything'),
    expect.stringContaining('Lantern'),
  ]);
});

test('the arrow key that comes before the rows of the last letter moves the focus when they are shown', async () => {
  await open('itemList', { rows: lanterns(12) });
  await row(/No\. 1$|No\. 1 /);
  const field = screen.getByRole('searchbox');
  // In one turn: the rows of the text are rendered after both.
  await act(async () => {
    fireEvent.change(field, { target: { value: 'Lantern No. 11' } });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await Promise.resolve();
  });
  expect(screen.queryByRole('button', { name: /No\. 2/ })).not.toBeInTheDocument();
  expect(await row(/No\. 11/)).toHaveFocus();
});
