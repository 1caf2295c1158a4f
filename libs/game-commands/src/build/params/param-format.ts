/** How a value is added to the line, from its parameter's `format` (docs/behaviour/commands.md#format-of-a-value). */
export interface ParamFormat {
  /** Words before the word with the value. */
  words: readonly string[];
  /** Prefix of the word with the value. */
  glue: string;
}

/** Reads a format. Repeated spaces become one, so that no line has a double space or an empty piece. */
export function readFormat(format: string): ParamFormat {
  if (format.includes('blank')) return { words: [], glue: '' };
  if (!format.startsWith('s-')) return { words: wordsOf(format), glue: '' };
  const words = wordsOf(format.slice(2));
  return { words: words.slice(0, -1), glue: words.at(-1) ?? '' };
}

/** The words of a text, without empty ones. */
export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** The beginning of a piece of the line, up to the value. */
export const leadOf = ({ words, glue }: ParamFormat): string => [...words, glue].join(' ');
