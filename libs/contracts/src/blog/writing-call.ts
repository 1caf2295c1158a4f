import * as v from 'valibot';
import { OutcomeSchema } from '../protocol/answer';
import { WireIdSchema } from '../protocol/wire';

export const PostParamsSchema = v.object({ id: WireIdSchema });

export const writingCall = {
  host: 'book',
  response: OutcomeSchema,
  topics: ['blog'],
  /** The session key is sent in the header `Authorization` (docs/behaviour/api.md#session-key-in-calls). */
  credential: 'authorization',
} as const;
