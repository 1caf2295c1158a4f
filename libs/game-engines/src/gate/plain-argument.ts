/** Characters that some engine treats as the end of a command, another target, a quote, an escape or markup of its text format. */
const meaningful = /[|;@"'`\\<>{}[\]$&#%=!/*~^]/gu;

/** Control, format (text direction, invisible), surrogate, private and unassigned characters, and stacked combining marks. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const pile = /(\p{M}{2})\p{M}+/gu;

/**
 * A text from somebody else, such as a player's name, as plain words inside a command or a mail (docs/engines.md#security-of-engines): one
 * line, without characters that have a meaning for an engine, at most `maxLength` characters. Look-alikes are normalised first, because an
 * engine may convert them. The result may be empty.
 */
export function plainArgument(text: string, maxLength: number): string {
  // Comes before any work that grows with the length.
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
