import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

/** A chat message that members reported, or that waits for approval (docs/behaviour/admin.md#content). */
export const ContentReportSchema = v.object({
  /** The kind decides which call settles it: `settleChatReport` or `decideChatMessage`. */
  kind: v.picklist(['chat-report', 'chat-waiting']),
  id: WireIdSchema,
  text: WireTextSchema,
  authorId: WireTextSchema,
  authorName: WireTextSchema,
  /** The room of the chat. */
  place: WireTextSchema,
  at: UnixSecondsSchema,
  reports: listOf(v.object({ name: WireTextSchema, reason: WireTextSchema, at: UnixSecondsSchema })),
});
export type ContentReport = v.InferOutput<typeof ContentReportSchema>;
