import * as v from 'valibot';
import { WireCountSchema, WireFlagSchema, WireTextSchema } from '../../protocol/wire/wire';

export const similarKinds = ['question', 'post', 'faq'] as const;

/** A text that may already contain the answer (docs/behaviour/ask.md#similar-texts). */
export const SimilarTextSchema = v.object({
  kind: v.picklist(similarKinds),
  title: WireTextSchema,
  /** The path on this site. */
  path: WireTextSchema,
  /** For questions; other kinds have 0 and false. */
  answers: WireCountSchema,
  resolved: v.nullish(WireFlagSchema, false),
});
export type SimilarText = v.InferOutput<typeof SimilarTextSchema>;
