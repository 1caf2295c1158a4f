import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';
import { ShownChatMessageSchema } from './chat-room';

/** A message that was reported or waits for approval, for moderators; `reports` is empty for one that only waits. */
export const ReportedChatMessageSchema = v.object({
  message: ShownChatMessageSchema,
  room: WireTextSchema,
  reports: v.array(
    v.object({ uid: WireIdSchema, name: WireTextSchema, reason: WireTextSchema, reportedAt: UnixSecondsSchema }),
  ),
});
export type ReportedChatMessage = v.InferOutput<typeof ReportedChatMessageSchema>;
