import type { Command } from '@starhaven/contracts/commands';
import { findCommands, findItems, findPages } from './palette-rows';

const pages = [
  { label: 'Server status', to: '/status' },
  { label: 'Downloads', to: '/downloads' },
];
const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  ...{ id, label, head: 'give', aliases: ['g'], warning: '', value: '', params: [], permission: [] },
  ...more,
});
const grasscutter = {
  gameSlug: 'genshin-impact',
  engine: 'grasscutter',
  commands: [command('give-item', 'Give an item'), command('heal', 'Heal the party', { head: 'heal', aliases: [] })],
};
const labels = (rows: { label: string }[]) => rows.map(({ label }) => label);

test('pages by the beginning of any word, all without a query', () => {
  expect(labels(findPages(pages, 'stat'))).toEqual(['Server status']);
  expect(labels(findPages(pages, 'STATUS ser'))).toEqual(['Server status']);
  expect(labels(findPages(pages, 'tatus'))).toEqual([]);
  expect(findPages(pages, ' ')).toHaveLength(2);
});

test('commands by label, head and alias; each leads to its form', () => {
  expect(findCommands(grasscutter, 'item')).toEqual([
    {
      ...{ id: 'command-give-item', label: 'Give an item', note: 'give' },
      to: '/command/genshin-impact/grasscutter?command=give-item#command-give-item',
    },
  ]);
  expect(labels(findCommands(grasscutter, 'g'))).toEqual(['Give an item']);
  expect(findCommands(grasscutter, '')).toEqual([]);
  const broken = { ...grasscutter, commands: [command('x', 'Give x', { fault: 'It has no head.' })] };
  expect(findCommands(broken, 'give')).toEqual([]);
});

const item = (key: string, to: string | null, name = `Item ${key}`) => ({ key, id: key, name, kind: 'Weapon', to });

test('items with equal names of one kind show their ids', () => {
  const rows = findItems([item('1', '/1', 'Hope'), item('2', '/2', 'Hope'), item('3', '/3', 'Fear')]);
  expect(rows.map(({ note }) => note)).toEqual(['Weapon · ID 1', 'Weapon · ID 2', 'Weapon']);
});

test('an item without a page of its own is left out', () => {
  expect(labels(findItems([item('a', '/handbook/a'), item('b', null)]))).toEqual(['Item a']);
  expect(findItems(Array.from({ length: 20 }, (_, n) => item(String(n), '/x')))).toHaveLength(6);
});
