import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import type { NotificationsContext } from './notifications-context';
import { chooseNotificationsRoute } from './choices/choose-notifications.route';
import { getNotificationChoicesRoute } from './choices/get-notification-choices.route';
import { countUnreadRoute } from './entries/count-unread.route';
import { listNotificationsRoute } from './entries/list-notifications.route';
import { readNotificationsRoute } from './entries/read-notifications.route';
import { leaveNotificationMailsRoute } from './mails/leave-notification-mails.route';
import { followTagRoute } from './tags/follow-tag.route';
import { listFollowedTagsRoute } from './tags/list-followed-tags.route';

const routes = [
  ...[listNotificationsRoute, countUnreadRoute, readNotificationsRoute],
  ...[getNotificationChoicesRoute, chooseNotificationsRoute, leaveNotificationMailsRoute],
  ...[listFollowedTagsRoute, followTagRoute],
];

/** The calls of the members' notifications (docs/behaviour/notifications.md). */
export function registerNotificationsModule(app: FastifyInstance, context: NotificationsContext): void {
  app.extensions.add(extensions.notifications);
  for (const route of routes) route(app, context);
}
