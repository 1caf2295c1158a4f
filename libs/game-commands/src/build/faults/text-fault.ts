/** Characters of a whole line; the longest useful one, an artifact with all its rolls, has fewer than 200. */
export const maxLineLength = 500;

export type TextFault = 'too_long' | 'several_lines' | 'bad_character' | 'separator' | 'foreign_target';

const isPlain = /^[\w.:,~+-]*$/;

/**
 * Finds what makes a text dangerous inside a command: a second line, a separator of commands, another player's target
 * (docs/engines.md#security-of-engines). Look-alike characters are treated as the characters that they resemble, because an engine may
 * convert them.
 */
export function findTextFault(text: string): TextFault | null {
  // Comes before every check whose time grows with the length.
  if (text.length > 4 * maxLineLength) return 'too_long';
  if (isPlain.test(text)) return text.length > maxLineLength ? 'too_long' : null;
  if ([...text.normalize('NFC')].length > maxLineLength) return 'too_long';
  if (/[\n\r\v\f\u0085\p{Zl}\p{Zp}]/u.test(text)) return 'several_lines';
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(text)) return 'bad_character';
  const folded = text.normalize('NFKC');
  if (/[|;]/.test(folded)) return 'separator';
  return folded.includes('@') ? 'foreign_target' : null;
}
