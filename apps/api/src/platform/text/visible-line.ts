/** Control characters, and those that change the direction of text or cannot be seen; joiners of emoji and of some scripts stay. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu;
/** Marks on one letter that cover the lines above and below. */
const pile = /(\p{M}{3})\p{M}+/gu;

/** Joiners, fillers of Korean letters and the empty Braille pattern: a text with only these is invisible. */
const blank = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has characters that are invisible or that change the direction of the text after them. */
export const hasInvisibleCharacters = (text: string): boolean => text.search(unseen) !== -1;

/** One line of visible text, for messages, titles, names and reasons (docs/behaviour/chat.md#message-rules). Keeps markup. May be empty. */
export function visibleLine(input: string): string {
  const line = input.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').replace(/ {2,}/g, ' ');
  return line.replace(blank, '') === '' ? '' : line.replace(pile, '$1').trim();
}
