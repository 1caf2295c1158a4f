import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

export const announcementChannels = ['news', 'reports'] as const;

/** A message for a channel outside the site (docs/behaviour/admin.md#announcements). */
export const AnnouncementSchema = v.object({
  id: WireIdSchema,
  channel: v.picklist(announcementChannels),
  title: WireTextSchema,
  state: v.picklist(['waiting', 'sent', 'failed']),
  time: UnixSecondsSchema,
  /** 0: not yet. */
  sentAt: UnixSecondsSchema,
  /** Why the last attempt failed, for display; empty: it did not. */
  fault: WireTextSchema,
});
export type Announcement = v.InferOutput<typeof AnnouncementSchema>;
