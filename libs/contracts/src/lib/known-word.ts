import * as v from 'valibot';

/**
 * One of these words, in any case, for a field that may be left out. Anything else counts as left out: clients of the
 * specification also send what is only there to pass caches, or words of later versions.
 */
export function knownWord<const Word extends string>(...words: readonly Word[]) {
  const read = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(words));
  // It reads any text, but callers may send these words only.
  const schema = read as unknown as v.GenericSchema<Word, Word>;
  return v.fallback(v.optional(schema), undefined);
}
