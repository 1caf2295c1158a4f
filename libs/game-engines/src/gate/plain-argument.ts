/** Characters that some engine reads as the end of a command, another target, a quote, an escape or a mark of its text format. */
const meaningful = /[|;@"'`\\<>{}[\]$&#%=!/*~^]/gu;

/** Control, format (direction of text, invisible), surrogate, private and unassigned characters, and marks that pile up. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const pile = /(\p{M}{2})\p{M}+/gu;

/**
 * A text of somebody else, such as a player's name, as plain words within a command or a mail
 * (docs/engines.md#security-of-engines): one line, without characters that mean something to an engine, at most `maxLength` characters.
 * Look-alikes are folded first, because an engine may fold them. The result may be empty.
 */
export function plainArgument(text: string, maxLength: number): string {
  // Before any work that grows with the length.
  const folded = text.slice(0, 8 * maxLength).normalize('NFKC');
  const words = folded
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .replace(unprintable, '')
    .replace(meaningful, '')
    .replace(pile, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...words].slice(0, maxLength).join('').trim();
}
