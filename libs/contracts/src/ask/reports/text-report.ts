import * as v from 'valibot';
import { OwnerSchema } from '../../blog/entities/owner';
import { WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';
import { textKinds } from '../asking-call';
import { UnixMillisecondsSchema } from '../unix-milliseconds';

/** A text that was reported or waits for review, for moderators; `reports` is empty for one that only waits. */
export const ReportedTextSchema = v.object({
  kind: v.picklist(textKinds),
  id: WireIdSchema,
  /** The question to which it belongs. */
  questionId: WireIdSchema,
  title: WireTextSchema,
  /** The first 1,000 characters of its Markdown. */
  body: WireTextSchema,
  time: UnixMillisecondsSchema,
  owner: OwnerSchema,
  reports: v.array(v.object({ member: OwnerSchema, reason: WireTextSchema, time: UnixMillisecondsSchema })),
});
export type ReportedText = v.InferOutput<typeof ReportedTextSchema>;
