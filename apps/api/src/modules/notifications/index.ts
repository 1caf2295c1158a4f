export { Notifications } from './notifications';
export type { NotificationsContext } from './notifications-context';
export { removeNotifications } from './entries/remove-notifications';
export { pruneNotifications } from './entries/prune-notifications';
export { notifyReward } from './entries/notify-reward';
export { notify } from './entries/notify';
export type { NotificationEvent } from './entries/notify';
export { findNotificationData } from './personal-data';
export { registerNotificationsModule } from './register-notifications-module';
