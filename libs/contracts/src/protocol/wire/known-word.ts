import * as v from 'valibot';

/**
 * An optional field with one of these words, in any case. Any other text counts as missing: clients of the specification also send values
 * that only bypass caches, or words of later versions.
 */
export function knownWord<const Word extends string>(...words: readonly Word[]) {
  const read = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(words));
  // The schema accepts any text, but its type lets callers send only these words.
  const schema = read as unknown as v.GenericSchema<Word, Word>;
  return v.fallback(v.optional(schema), undefined);
}
