import { canonicalSubSlot } from '@starhaven/game-commands';

/** The ids in a typed text, separated by spaces or commas; slots are separated by spaces. */
export function readTyped(text: string, isSlots: boolean): string[] {
  const words = text.split(isSlots ? /\s+/u : /[\s,]+/u).filter(Boolean);
  return isSlots ? words.map(canonicalSubSlot) : words;
}
