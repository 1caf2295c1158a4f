import * as v from 'valibot';
import { NameLanguageSchema } from './language';

/** A name by which a search found an item: a nickname, the name of its set, or its name in another language. */
export const AlsoKnownAsSchema = v.object({
  name: v.string(),
  /** Missing if unknown. */
  language: v.exactOptional(NameLanguageSchema),
});
export type AlsoKnownAs = v.InferOutput<typeof AlsoKnownAsSchema>;
