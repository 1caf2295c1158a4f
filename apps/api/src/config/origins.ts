import * as v from 'valibot';

const accepted = 'http or https origins without a path, such as https://app.example.org, separated by commas';

/** The origin in a text, in the form that browsers send; null when the text is not exactly one origin. */
function findOrigin(text: string): string | null {
  if (!/^https?:\/\/[^/?#@\s]+\/?$/i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).origin;
}

/** Origins separated by commas, without duplicates. */
export const OriginsSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.transform((parts) => parts.filter((part) => part !== '').map(findOrigin)),
  v.check((origins) => !origins.includes(null), accepted),
  v.transform((origins) => [...new Set(origins.filter((origin) => origin !== null))]),
);
