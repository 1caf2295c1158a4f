import { extensions } from '../../protocol/extensions';

/** The calls about a member's own notifications (docs/behaviour/notifications.md). */
export const notificationCall = {
  host: 'account',
  credential: 'authorization',
  extension: extensions.notifications,
} as const;
