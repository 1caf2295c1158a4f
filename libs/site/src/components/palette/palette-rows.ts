import type { Command } from '@starhaven/contracts/commands';
import { commandHref } from '@starhaven/game-commands';

/** A destination in the palette. */
export interface PaletteRow {
  id: string;
  label: string;
  /** A short description, shown next to the label. */
  note: string;
  to: string;
}

export interface PaletteGroup {
  title: string;
  rows: readonly PaletteRow[];
  /** The site searches for them, so they may still be those of the previous letters. */
  isFound?: boolean;
}

export interface EngineCommands {
  gameSlug: string;
  engine: string;
  commands: readonly Command[];
}

const maxRows = 6;

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
/** Whether every word of the query begins a word of the texts. */
const fits = (query: string, ...texts: string[]) => {
  const own = texts.flatMap(words);
  return words(query).every((word) => own.some((one) => one.startsWith(word)));
};

/** Pages whose name matches; all pages without a query. */
export const findPages = (pages: readonly { label: string; to: string }[], query: string): PaletteRow[] =>
  pages
    .filter(({ label }) => fits(query, label))
    .map(({ label, to }) => ({ id: `page-${to}`, label, note: 'Page', to }));

/** Commands whose label, head or alias matches; none without a query, because the list would be the page of commands. */
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

export interface FoundItem {
  key: string;
  id: string;
  name: string;
  kind: string;
  to: string | null;
}

/** The first results of the handbook, in the order of its search. Items with equal names and types also show their ids. */
export function findItems(items: readonly FoundItem[]): PaletteRow[] {
  const shown = items.flatMap(({ to, ...item }) => (to === null ? [] : [{ ...item, to }])).slice(0, maxRows);
  return shown.map(({ key, id, name, kind, to }) => {
    const isAlone = shown.filter((other) => other.name === name && other.kind === kind).length === 1;
    return { id: `item-${key}`, label: name, note: [kind, isAlone ? '' : `ID ${id}`].filter(Boolean).join(' · '), to };
  });
}

export interface FoundText {
  kind: string;
  title: string;
  path: string;
}

const kindNames: Record<string, string> = { question: 'Question', post: 'Blog', faq: 'FAQ' };

/** Questions, posts and common questions that share words with the query, the most similar first. */
export const findTexts = (texts: readonly FoundText[]): PaletteRow[] =>
  texts.slice(0, maxRows).map(({ kind, title, path }) => ({
    id: `text-${path}`,
    label: title,
    note: kindNames[kind] ?? '',
    to: path,
  }));
