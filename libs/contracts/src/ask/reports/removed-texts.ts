import * as v from 'valibot';
import { OwnerSchema } from '../../blog/entities/owner';
import { WireCountSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';
import { UnixMillisecondsSchema } from '../unix-milliseconds';

/** The removal of all texts of a member at once (docs/behaviour/ask.md#removal-of-all-texts). */
export const RemovedTextsSchema = v.object({
  id: WireIdSchema,
  member: OwnerSchema,
  moderator: OwnerSchema,
  reason: WireTextSchema,
  time: UnixMillisecondsSchema,
  questions: WireCountSchema,
  answers: WireCountSchema,
  /** When its texts were restored; 0 = never. */
  restored: UnixMillisecondsSchema,
});
export type RemovedTexts = v.InferOutput<typeof RemovedTextsSchema>;
