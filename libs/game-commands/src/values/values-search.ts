import type { Command, CommandParam } from '@starhaven/contracts/commands';
import type { CommandValues } from '../build/command-values';
import { wordsOf } from '../build/params/param-format';
import { isItemType, takesSeveral } from '../build/params/param-kinds';
import { tidyText, valuesOfParam } from '../build/params/param-values';
import { maxLineLength } from '../build/faults/text-fault';

/** Joins several ids in one field, and marks the field as a list. URLSearchParams does not escape it. */
const joint = '*';
/** Enough for every row of the largest picker. Further values are ignored. */
const maxValues = 10_000;

/**
 * The values as fields of an address, in the order of the parameters. Only values that differ from the parameter's default are included;
 * the ids of a selection are joined in one field (docs/behaviour/commands.md#values-in-an-address). `prefix` separates them from other
 * fields.
 */
export function valuesToSearch(command: Command, values: CommandValues, prefix = ''): URLSearchParams {
  const search = new URLSearchParams();
  for (const param of command.params) {
    const chosen = valuesOfParam(param, values);
    if (isSame(chosen, valuesOfParam(param, {}))) continue;
    search.set(prefix + param.id, fieldText(chosen));
  }
  return search;
}

/** The text of a selection's form field, which `valuesFromSearch` reads; empty if nothing is chosen. */
export const fieldText = (chosen: readonly string[]): string =>
  chosen.length > 1 ? joint + chosen.join(joint) : (chosen[0] ?? '');

/**
 * Reads the fields of an address or of a form without JavaScript. A field may be repeated, and several ids may be typed into one field.
 * Unknown fields are ignored; a text that is too long is cut, so that the page can still show it.
 */
export function valuesFromSearch(command: Command, search: URLSearchParams, prefix = ''): CommandValues {
  return Object.fromEntries(
    command.params
      .filter(({ id }) => search.has(prefix + id))
      .map((param) => [param.id, readFields(param, search.getAll(prefix + param.id))]),
  );
}

function readFields(param: CommandParam, fields: readonly string[]): readonly string[] {
  const texts = isItemType(param.type) ? fields.flatMap((field) => splitField(param, field)) : fields;
  const cut = texts.slice(0, maxValues).map((text) => tidyText(text.slice(0, 2 * maxLineLength)));
  return valuesOfParam(param, { [param.id]: cut });
}

/** A list that this code wrote, or ids that were typed into one field. */
function splitField(param: CommandParam, field: string): string[] {
  if (field.startsWith(joint)) return field.slice(1).split(joint);
  if (param.type === 'propSub') return wordsOf(field);
  const isListed = param.data.some(({ value }) => value === tidyText(field));
  return takesSeveral(param) && !isListed ? field.split(/[\s,]+/u) : [field];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);
