import * as v from 'valibot';
import { WireFlagSchema } from '../../protocol/wire/wire';
import { mailChoices, notificationKinds } from './notification-kinds';

/** What a member chose for a kind (docs/behaviour/notifications.md#choices). */
export const NotificationChoiceSchema = v.object({
  kind: v.picklist(notificationKinds),
  /** Whether it is shown in the list on the site. */
  site: WireFlagSchema,
  mail: v.picklist(mailChoices),
});
export type NotificationChoice = v.InferOutput<typeof NotificationChoiceSchema>;
