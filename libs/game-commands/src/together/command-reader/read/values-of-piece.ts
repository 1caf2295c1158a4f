import type { CommandParam } from '@starhaven/contracts/commands';
import { wordsOf } from '../../../build/params/param-format';
import { canonicalSubSlot, splitOf } from '../../../build/params/sub-slot';
import { findValueStart } from './take-words';

/**
 * The values in the piece of a line that belongs to a parameter, the inverse of `piecesOf`: `lv20` is 20, and `501204,2` is the slot
 * `501204:2`. The values are not checked. Null if the piece does not begin with the parameter's format.
 */
export function valuesOfPiece(param: CommandParam, piece: string): string[] | null {
  const words = wordsOf(piece);
  const start = findValueStart(param, words, 0);
  if (start === null) return null;
  const following = [start.first, ...words.slice(start.at + 1)];
  if (param.type !== 'propSub') return [following.join(' ')];
  const split = splitOf(param);
  return following.map((word) => canonicalSubSlot(word.split(split).join(':')));
}
