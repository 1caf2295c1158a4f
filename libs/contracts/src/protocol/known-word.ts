import * as v from 'valibot';

/**
 * One of these words, in any case, for an optional field. Anything else counts as left out: clients of the specification also send values
 * that only bypass caches, or words of later versions.
 */
export function knownWord<const Word extends string>(...words: readonly Word[]) {
  const read = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(words));
  // The schema reads any text, but its type lets callers send only these words.
  const schema = read as unknown as v.GenericSchema<Word, Word>;
  return v.fallback(v.optional(schema), undefined);
}
