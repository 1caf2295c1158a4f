import type { Command } from '@starhaven/contracts/commands';
import type { Language } from '@starhaven/contracts/handbook';
import type { CommandFacts, CommandValues, ItemParamType } from '@starhaven/game-commands';
import { defaultSlots, findSubProperty, isItemType, readSubSlot } from '@starhaven/game-commands';
import { isPropertyType } from '../picker/picker-kinds';
import type { PickerRow } from '../picker-rows/picker-row';

/** What the server knows about the items in an address, for the first paint. */
export interface ChosenItems {
  /** 1 Genshin Impact, 2 Honkai: Star Rail, 3 Blue Archive. */
  game: number;
  /** The language of the names. */
  language: Language;
  /** A missing type was not loaded, so nothing is known about its ids. */
  lists: readonly ChosenList[];
}

export interface ChosenList {
  type: ItemParamType;
  /** The wanted items that exist. For `propmainList` and `propSub`, the rows with such an id in all groups. */
  rows: readonly PickerRow[];
  /** Wanted ids that are not in the data. */
  missing: readonly string[];
}

/** Ids of one type that a page needs. */
export interface WantedItems {
  type: ItemParamType;
  ids: readonly string[];
}

/** Rows of a type with an id; empty if there are none in the data, undefined while that is unknown. */
export type FindRows = (type: ItemParamType, id: string) => readonly PickerRow[] | undefined;

/** The values of a parameter: the chosen ones, else its default. */
export const chosenOf = ({ id, value }: Command['params'][number], values: CommandValues): readonly string[] =>
  (Object.hasOwn(values, id) ? values[id] : undefined) ?? [value].filter((text) => text.trim() !== '');

/** The ids in a command's values. Words that the command itself lists are not ids. */
export function wantedItems(command: Command, values: CommandValues): WantedItems[] {
  return command.params.flatMap((param) => {
    const { type, data } = param;
    if (!isItemType(type)) return [];
    const ids = chosenOf(param, values)
      .filter((value) => !data.some((option) => option.value === value))
      .map((value) => (type === 'propSub' ? (readSubSlot(value)?.id ?? value) : value));
    return ids.length === 0 ? [] : [{ type, ids }];
  });
}

/** Looks up rows in the items that the server sent. */
export function findInChosen({ game, lists }: ChosenItems): FindRows {
  const byType = new Map(
    lists.map(({ type, rows, missing }) => [type, { rows, byId: groupById(rows), missing: new Set(missing) }]),
  );
  return (type, id) => {
    const list = byType.get(type);
    if (list === undefined) return undefined;
    const rows = type === 'propSub' ? rowsWithId(type, id, { game, rows: list.rows }) : list.byId.get(id);
    if (rows !== undefined && rows.length > 0) return rows;
    return list.missing.has(id) ? [] : undefined;
  };
}

/** A whole list of one type. */
export interface WholeList {
  rows: readonly PickerRow[];
  byId: ReadonlyMap<string, readonly PickerRow[]>;
}

/** Looks up rows in whole lists. Returns undefined, which means unknown, if the list is missing or empty. */
export const findInLists =
  (game: number, listOf: (type: ItemParamType) => WholeList | undefined): FindRows =>
  (type, id) => {
    const list = listOf(type);
    if (list === undefined || list.rows.length === 0) return undefined;
    return type === 'propSub' ? rowsWithId(type, id, { game, rows: list.rows }) : (list.byId.get(id) ?? []);
  };

/** The rows of each id. */
export function groupById(rows: readonly PickerRow[]): Map<string, PickerRow[]> {
  const byId = new Map<string, PickerRow[]>();
  for (const row of rows) {
    const same = byId.get(row.id);
    if (same) same.push(row);
    else byId.set(row.id, [row]);
  }
  return byId;
}

/** The rows with an id; for sub properties, those whose tiers contain it (docs/behaviour/commands.md#slots). */
export function rowsWithId(
  type: ItemParamType,
  id: string,
  { game, rows }: { game: number; rows: readonly PickerRow[] },
): readonly PickerRow[] {
  if (type !== 'propSub') return rows.filter((row) => row.id === id);
  const properties = rows.map((row) => ({ ...row, stats: row.stats ?? null }));
  const found = findSubProperty({ id, count: 1, step: null }, { game, properties });
  return found === null ? [] : rows.filter((row) => row.id === found.property.id);
}

/** The handbook's answers for `buildCommand`, from the loaded rows. An id whose list is not loaded does not count as missing. */
export const toCommandFacts = (find: FindRows): CommandFacts => ({
  hasItem: (type, id) => find(type, id)?.length !== 0,
  itemName: (type, id) => {
    const names = new Set((find(type, id) ?? []).map(({ name }) => name).filter(Boolean));
    // Groups of properties may use one id for different things. Then the id alone has no name.
    const isClear = names.size === 1 || !isPropertyType(type);
    return isClear ? ([...names][0] ?? null) : null;
  },
  artifact: (id) => {
    const row = find('artifactList', id)?.[0];
    if (row === undefined) return null;
    return { main: row.main ?? '', sub: row.sub ?? '', appendPropNum: row.appendPropNum ?? defaultSlots };
  },
});
