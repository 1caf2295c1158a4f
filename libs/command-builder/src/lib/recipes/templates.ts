import type { CommandParam } from '@starhaven/contracts/commands';
import { canonicalSubSlot, piecesOf, valuesOfPiece } from '@starhaven/game-commands';
import { fillPlaces, findPlaces, markPlaces } from './places';

/** The value of each placeholder before the player types one. */
type Defaults = ReadonlyMap<string, string>;

/**
 * The values of a parameter, with each placeholder where it was typed: `501204,{rolls=2}` becomes `501204:{rolls}`. `own` has the values
 * that were read from the piece after the defaults were filled in. Null if a placeholder contains more than a value, as `{n=x5}` does for
 * the amount `x5`: if the player typed another text, the piece would mean something else.
 */
export function readTemplate(
  param: CommandParam,
  piece: string,
  { own, defaults }: { own: readonly string[]; defaults: Defaults },
): string[] | null {
  const { marked, unmark } = markPlaces([piece]);
  const template = valuesOfPiece(param, marked.join(''))?.map((value) => unmark(value, (id) => `{${id}}`)) ?? [];
  const filled = fillTemplate(param, template, defaults);
  // Choices have the letter case of the command, not that of the line.
  const isSame = filled.join('\n').toLowerCase() === own.join('\n').toLowerCase();
  return isSame ? template : null;
}

/**
 * The inverse of `readTemplate`: a piece of a built line, with its placeholders as they are typed. Null if the piece does not come from
 * these values, or if a default cannot be typed because it is empty or has spaces.
 */
export function writeTemplate(
  param: CommandParam,
  piece: string,
  { template, defaults }: { template: readonly string[]; defaults: Defaults },
): string | null {
  const isTypable = template.flatMap(findPlaces).every(({ id }) => /^[^{}\s]+$/.test(defaults.get(id) ?? ''));
  const { marked, unmark } = markPlaces(template);
  const pieces = piecesOf(param, isSlots(param) ? marked.map(canonicalSubSlot) : marked);
  const typed = pieces[piecesOf(param, fillTemplate(param, template, defaults)).indexOf(piece)];
  return isTypable && typed !== undefined ? unmark(typed, (id) => `{${id}=${defaults.get(id) ?? ''}}`) : null;
}

const isSlots = ({ type }: CommandParam) => type === 'propSub';

function fillTemplate(param: CommandParam, template: readonly string[], defaults: Defaults): string[] {
  const filled = template.map((value) => fillPlaces(value, defaults).normalize('NFC'));
  return isSlots(param) ? filled.map(canonicalSubSlot) : filled;
}
