const place = /\{([A-Za-z][\w-]{0,31})(?:=([^{}\s]*))?\}/g;

/** A place that the player fills in: `{amount=5}` or, once its value is known, `{amount}`. */
export interface Place {
  id: string;
  /** Undefined where the text does not say it. */
  value: string | undefined;
}

/** The places of a text, in their order. */
export const findPlaces = (text: string): Place[] =>
  [...text.matchAll(place)].map(([, id = '', value]) => ({ id, value }));

/** The text with a value in each place. */
export const fillPlaces = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(place, (whole, id: string) => values.get(id) ?? whole);

/** The label of a place, from its id: `how_many` is "How many". */
export const placeLabel = (id: string): string => {
  const words = id.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
