import * as v from 'valibot';
import { outcomeWith } from '../../protocol/answers/answer';
import { WireCountSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

export const PostParamsSchema = v.object({ id: WireIdSchema });

/** The saved post as our own host reports it; null from other hosts. */
export const SavedPostSchema = v.object({ id: WireIdSchema, slug: WireTextSchema, version: WireCountSchema });

export const writingCall = {
  host: 'book',
  // The post is saved, even if the host's answer has another form. If it were an error here, authors would save the post twice.
  response: outcomeWith(v.fallback(v.nullable(SavedPostSchema), null)),
  topics: ['blog'],
  /** The session key is sent in the header `Authorization` (docs/behaviour/api.md#session-key-in-calls). */
  credential: 'authorization',
} as const;
