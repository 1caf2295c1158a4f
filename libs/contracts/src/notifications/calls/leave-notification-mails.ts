import * as v from 'valibot';
import { outcomeWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { WireTextSchema } from '../../protocol/wire/wire';

/**
 * Unsubscribes from the mails of one kind or of all kinds. The signed link in a mail is sufficient without a login
 * (docs/behaviour/notifications.md#unsubscribe). -1: the link is not valid.
 */
export const leaveNotificationMails = defineCall({
  name: 'leaveNotificationMails',
  summary: 'End mails about notifications with the link in a mail',
  host: 'account',
  method: 'POST',
  path: '/api/v2/notifications/leave',
  extension: extensions.notifications,
  query: v.object({ leave: v.pipe(v.string(), v.maxLength(200)) }),
  /** `kind` is empty for all kinds. */
  response: outcomeWith(v.object({ kind: WireTextSchema })),
});
