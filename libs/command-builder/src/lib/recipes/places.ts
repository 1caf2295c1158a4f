const place = /\{([A-Za-z][\w-]{0,31})(?:=([^{}\s]*))?\}/g;

/** A placeholder that the player fills in: `{amount=5}` or, once its value is known, `{amount}`. */
export interface Place {
  id: string;
  /** Undefined if the text does not contain it. */
  value: string | undefined;
}

/** The placeholders of a text, in order. */
export const findPlaces = (text: string): Place[] =>
  [...text.matchAll(place)].map(([, id = '', value]) => ({ id, value }));

/** The text with a value in each placeholder. */
export const fillPlaces = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(place, (whole, id: string) => values.get(id) ?? whole);

const firstMark = 0xe000;
const marks = /[\uE000-\uF8FF]/g;

/**
 * Replaces each placeholder with one character; `unmark` reverses this. The characters are from Unicode's private use area and cannot be
 * part of a command, so no rule that splits a line can divide a placeholder.
 */
export function markPlaces(texts: readonly string[]): {
  marked: string[];
  unmark: (text: string, write: (id: string) => string) => string;
} {
  const ids: string[] = [];
  const marked = texts.map((text) =>
    text.replace(place, (_, id: string) => String.fromCharCode(firstMark + ids.push(id) - 1)),
  );
  const unmark = (text: string, write: (id: string) => string) =>
    text.replace(marks, (mark) => write(ids[mark.charCodeAt(0) - firstMark] ?? ''));
  return { marked, unmark };
}

/** The label of a placeholder, from its id: `how_many` becomes "How many". */
export const placeLabel = (id: string): string => {
  const words = id.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
