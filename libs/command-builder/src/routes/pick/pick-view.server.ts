import type { CommandValues } from '@starhaven/game-commands';
import { defaultStep, readSubSlot, takesSeveral } from '@starhaven/game-commands';
import { artifactOf, rowOf } from '../../lib/chosen/artifact-of';
import { chosenOf, findInChosen } from '../../lib/chosen/chosen-items';
import type { ChosenItems } from '../../lib/chosen/chosen-items';
import { commandHref } from '../../lib/commands/command-place';
import { describeRow } from '../../lib/picker-rows/describe-row';
import { filterChoices, filterRows } from '../../lib/picker/picker-filters';
import type { FilterChoice } from '../../lib/picker/picker-filters';
import { pickerKinds } from '../../lib/picker/picker-kinds';
import { nameOf } from '../../lib/picker-rows/picker-row';
import type { PickerList, PickerRow } from '../../lib/picker-rows/picker-row';
import { groupFilterOf, pickerRows } from '../../lib/picker-rows/picker-rows';
import { searchRows } from '../../lib/picker/search-rows';
import type { FoundItems } from '../../lib/picker/search-rows';
import type { Picked } from './find-picked.server';
import { pickFields, pickHref } from './pick-search';
import type { PickSearch } from './pick-search';

/** docs/behaviour/handbook.md#picker-pages */
const pageSize = 20;

/** A link that changes the choice, or the reason why there is none. */
export interface PickRow {
  row: PickerRow;
  more: string;
  isChosen: boolean;
  to: string;
}

/** The data that the picker's page shows. */
export interface PickView {
  title: string;
  commandLabel: string;
  paramLabel: string;
  drawing: string;
  noneText: string;
  /** The host has no item of this type, so an id can only be typed. */
  isEmptyList: boolean;
  /** Tag of the language of the names. */
  lang: string;
  isMulti: boolean;
  /** Link to the command's form with the current choice. */
  backTo: string;
  chosen: { name: string; id: string; lang: string | undefined; isMissing: boolean; to: string }[];
  /** Why nothing can be chosen; null if something can. */
  blocked: string | null;
  search: PickSearch;
  choices: FilterChoice[];
  hasAutoFilter: boolean;
  /** Hidden fields of the page's forms. */
  fields: [string, string][];
  rows: PickRow[];
  total: number;
  previous: string | null;
  next: string | null;
  /** The form for a sub property's count and step. */
  slot: { id: string; name: string; lang: string | undefined; step: number | null; maxStep: number | null } | null;
}

export interface PickData {
  picked: Picked;
  values: CommandValues;
  search: PickSearch;
  list: PickerList;
  found: FoundItems | null;
  chosenItems: ChosenItems;
}

/** Builds the page of a picker for visitors without scripts (docs/behaviour/commands.md#without-javascript). */
export function toPickView({ picked, values, search, list, found, chosenItems }: PickData): PickView {
  const { place, command, param } = picked;
  const type = param.type;
  const { title, drawing, noneText } = pickerKinds[type];
  const game = place.gameId;
  const find = findInChosen(chosenItems);
  const chosen = chosenOf(param, values);
  const artifact = artifactOf(param, { command, values, find });
  const isMulti = takesSeveral(param);
  const isSlots = type === 'propSub';
  const target = { place, command, paramId: param.id, values };
  const withChosen = (next: readonly string[]) => ({ ...values, [param.id]: next });
  const stay = (next: readonly string[]) => pickHref({ ...target, values: withChosen(next) }, search);
  const offer = { game, type, groups: artifact.groups, isAuto: search.isAuto };
  const all = pickerRows(list.rows, { ...offer, words: param.data });
  const choices = filterChoices(all, game);
  const rows = filterRows(searchRows(all, search.query, found), search.filters, choices);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(search.page, pages);
  const linkTo = (id: string, isChosen: boolean) => {
    if (isSlots) return pickHref(target, { ...search, property: id });
    if (!isMulti) return commandHref(place, command, withChosen([id]));
    return stay(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  const blocked = blockedText({ isMissing: artifact.isMissing, isFull: isSlots && chosen.length >= artifact.slots });
  const property = isSlots && blocked === null ? all.find(({ id }) => id === search.property) : undefined;

  return {
    ...{ title, drawing, noneText, isMulti, blocked, search, choices },
    isEmptyList: list.rows.length === 0 && param.data.length === 0,
    commandLabel: command.label || command.head,
    paramLabel: param.label,
    lang: list.lang,
    backTo: commandHref(place, command, values),
    chosen: chosen.map((value, index) => {
      const id = isSlots ? (readSubSlot(value)?.id ?? value) : value;
      const word = param.data.find((option) => option.value === value);
      const row = word ? undefined : rowOf(type, id, { find, groups: artifact.groups });
      return {
        name: word?.label ?? nameOf(row),
        id: value,
        lang: row?.lang,
        isMissing: row === null,
        to: stay(chosen.filter((_, at) => at !== index)),
      };
    }),
    hasAutoFilter: groupFilterOf(offer).hasToggle,
    fields: pickFields(target, search.language),
    rows:
      blocked === null
        ? rows.slice((page - 1) * pageSize, page * pageSize).map((row) => {
            const isChosen = !isSlots && chosen.includes(row.id);
            const also = found?.alsoKnownAs[row.id];
            const more = describeRow(row, { game, type, artifactStars: artifact.stars, also });
            return { row, more, isChosen, to: linkTo(row.id, isChosen) };
          })
        : [],
    total: rows.length,
    previous: page > 1 ? pickHref(target, { ...search, page: page - 1 }) : null,
    next: page < pages ? pickHref(target, { ...search, page: page + 1 }) : null,
    slot: property ? slotOf(property) : null,
  };
}

function blockedText({ isMissing, isFull }: { isMissing: boolean; isFull: boolean }): string | null {
  if (isMissing) return 'Choose an artifact first.';
  return isFull ? 'All places of this artifact are taken. Remove a sub property to choose another one.' : null;
}

function slotOf(row: PickerRow): PickView['slot'] {
  const { id, lang, stats } = row;
  const step = stats ? defaultStep({ id, stats }) : null;
  return { id, name: nameOf(row), lang, step, maxStep: stats?.StepNum ?? null };
}
