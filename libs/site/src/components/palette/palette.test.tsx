import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Palette } from './palette';

const pages = [
  { label: 'Server status', to: '/status' },
  { label: 'Downloads', to: '/downloads' },
];
const command = {
  ...{ id: 'heal', label: 'Heal the party', head: 'heal', aliases: [], warning: '', value: '', params: [] },
  permission: [],
};
let asked: string[];
beforeEach(() => {
  asked = [];
  global.fetch = (async (path: string) => {
    asked.push(path);
    if (path.startsWith('/command/')) {
      return Response.json({ engine: 'genshin-impact/grasscutter', commands: [command] });
    }
    if (path.startsWith('/ask/') && path.includes('launcher')) {
      return Response.json({ similar: [{ kind: 'question', title: 'The launcher does not start', path: '/ask/1/x' }] });
    }
    if (path.startsWith('/ask/')) return Response.json({ similar: [] });
    if (path.includes('nobody')) throw new TypeError('offline');
    return Response.json({
      items: [{ key: '1/2/104', id: '104', name: 'Hearth Lantern', kind: 'Item', to: '/handbook/x/item/104' }],
    });
  }) as typeof fetch;
});

const open = async (onClose = jest.fn()) => {
  render(<Palette pages={pages} onClose={onClose} />);
  // The commands arrive.
  await act(async () => {});
  return { input: screen.getByRole('combobox'), onClose };
};
const chosen = () => screen.getByRole('option', { selected: true });

test('has the focus in its field, and shows the pages before anything is typed', async () => {
  const { input } = await open();
  expect(input).toHaveFocus();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Server statusPage',
    'DownloadsPage',
  ]);
});

test('finds commands and items, and names the chosen one to screen readers', async () => {
  const { input } = await open();
  await userEvent.type(input, 'hea');
  expect(await screen.findByRole('option', { name: /Hearth Lantern/ })).toHaveAttribute('href', '/handbook/x/item/104');
  expect(screen.getByRole('option', { name: /Heal the party/ })).toHaveAttribute(
    'href',
    '/command/genshin-impact/grasscutter?command=heal#command-heal',
  );
  expect(input).toHaveAttribute('aria-activedescendant', chosen().id);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('Hearth Lantern');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('Heal the party');
});

test('shows the items although the search for questions does not answer', async () => {
  const answer = global.fetch;
  global.fetch = ((path: string, init?: RequestInit) =>
    path.startsWith('/ask/')
      ? new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('stopped'))))
      : answer(path, init)) as typeof fetch;
  const { input } = await open();
  await userEvent.type(input, 'hearth');
  expect(await screen.findByRole('option', { name: /Hearth Lantern/ }, { timeout: 9_000 })).toBeVisible();
});

test('finds questions by their words, before items with similar names', async () => {
  const { input } = await open();
  await userEvent.type(input, 'launcher');
  const question = await screen.findByRole('option', { name: /The launcher does not start/ });
  expect(question).toHaveAttribute('href', '/ask/1/x');
  expect(chosen()).toBe(question);
});

describe('Enter', () => {
  let followed: string[];
  const note = (event: MouseEvent) => {
    event.preventDefault();
    const link = (event.target as Element).closest('a');
    if (link) followed.push(link.getAttribute('href') ?? '');
  };
  beforeEach(() => {
    followed = [];
    document.addEventListener('click', note);
  });
  afterEach(() => document.removeEventListener('click', note));

  test('follows the chosen link and closes the palette', async () => {
    const { input, onClose } = await open();
    await userEvent.type(input, 'down{Enter}');
    expect(followed).toEqual(['/downloads']);
    expect(onClose).toHaveBeenCalled();
  });

  test('before the results waits for them', async () => {
    const { input, onClose } = await open();
    await userEvent.type(input, 'hearth{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await waitFor(() => expect(followed).toEqual(['/handbook/x/item/104']));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('does not follow a result of the letters before', async () => {
    const { input } = await open();
    await userEvent.type(input, 'hearth');
    await screen.findByRole('option', { name: /Hearth Lantern/ });
    await userEvent.type(input, ' launcher{Enter}');
    await waitFor(() => expect(followed).toEqual(['/ask/1/x']));
  });

  test('while the site searches follows a row that an arrow key has chosen', async () => {
    const { input } = await open();
    await userEvent.type(input, 'hea');
    await screen.findByRole('option', { name: /Hearth Lantern/ });
    await userEvent.type(input, 'l{ArrowDown}{Enter}');
    expect(followed).toHaveLength(1);
  });

  test('is forgotten when the visitor types on', async () => {
    const { input } = await open();
    await userEvent.type(input, 'hear{Enter}th');
    await screen.findByRole('option', { name: /Hearth Lantern/ });
    await act(async () => {});
    expect(followed).toEqual([]);
  });
});

test('says when nothing is found, also while the search does not answer', async () => {
  const { input } = await open();
  await userEvent.type(input, 'nobody');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found. Try another word.'));
});

test('asks once after a pause in typing', async () => {
  const { input } = await open();
  await userEvent.type(input, 'lantern');
  await screen.findByRole('option', { name: /Hearth Lantern/ });
  expect(asked.filter((path) => path.startsWith('/handbook/'))).toEqual(['/handbook/data/items.json?search=lantern']);
});
