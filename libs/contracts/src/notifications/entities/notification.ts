import * as v from 'valibot';
import { OwnerSchema } from '../../blog/entities/owner';
import {
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';
import { notificationKinds } from './notification-kinds';

/** One entry of a member's list (docs/behaviour/notifications.md#entries). */
export const NotificationSchema = v.object({
  id: WireIdSchema,
  kind: v.picklist(notificationKinds),
  /** The title of the question, of the reward or of the message. */
  title: WireTextSchema,
  /** The path on this site. */
  path: WireTextSchema,
  /** The member who did it last; empty for votes, rewards and members who left. */
  actor: OwnerSchema,
  /** How many events were combined in this entry since it was last read. */
  count: WireCountSchema,
  /** When the last of them happened. */
  time: UnixSecondsSchema,
  isRead: WireFlagSchema,
});
export type Notification = v.InferOutput<typeof NotificationSchema>;
