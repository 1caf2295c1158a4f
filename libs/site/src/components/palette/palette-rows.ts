import type { Command } from '@starhaven/contracts/commands';
import { commandHref } from '@starhaven/game-commands';

/** Something that the palette leads to. */
export interface PaletteRow {
  id: string;
  label: string;
  /** What it is, beside the label. */
  note: string;
  to: string;
}

export interface PaletteGroup {
  title: string;
  rows: readonly PaletteRow[];
}

export interface EngineCommands {
  gameSlug: string;
  engine: string;
  commands: readonly Command[];
}

const maxRows = 6;

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
/** Every word of the query begins a word of the text. */
const fits = (query: string, ...texts: string[]) => {
  const own = texts.flatMap(words);
  return words(query).every((word) => own.some((one) => one.startsWith(word)));
};

/** Pages whose name fits; all without a query. */
export const findPages = (pages: readonly { label: string; to: string }[], query: string): PaletteRow[] =>
  pages
    .filter(({ label }) => fits(query, label))
    .map(({ label, to }) => ({ id: `page-${to}`, label, note: 'Page', to }));

/** Commands whose label, head or alias fits; none without a query, because the list would be the page of commands. */
export function findCommands({ gameSlug, engine, commands }: EngineCommands, query: string): PaletteRow[] {
  if (query.trim() === '') return [];
  return commands
    .filter(({ label, head, aliases, fault }) => !fault && fits(query, label, head, ...aliases))
    .slice(0, maxRows)
    .map((command) => ({
      id: `command-${command.id}`,
      label: command.label || command.head,
      note: command.head,
      to: commandHref({ gameSlug, engine }, command, {}),
    }));
}

interface FoundItem {
  key: string;
  id: string;
  name: string;
  kind: string;
  to: string | null;
}

/** The first results of the handbook, in the order of its search. Those with equal names of the same kind show their ids as well. */
export function findItems(items: readonly FoundItem[]): PaletteRow[] {
  const shown = items.flatMap(({ to, ...item }) => (to === null ? [] : [{ ...item, to }])).slice(0, maxRows);
  return shown.map(({ key, id, name, kind, to }) => {
    const isAlone = shown.filter((other) => other.name === name && other.kind === kind).length === 1;
    return { id: `item-${key}`, label: name, note: [kind, isAlone ? '' : `ID ${id}`].filter(Boolean).join(' · '), to };
  });
}
