import { toQueryText } from '../query/query-text';

const holds = (units: Uint16Array, part: Uint16Array) =>
  String.fromCharCode(...units).includes(String.fromCharCode(...part));

/** Whether a reader sees the text in the name: all of it or each of its words, ignoring case, accents and gaps. */
export function holdsText(name: string, text: string): boolean {
  const { units } = toQueryText(name);
  const wanted = toQueryText(text);
  return holds(units, wanted.units) || wanted.words.every((word) => holds(units, word.units));
}
