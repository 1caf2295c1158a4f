export { mailChoices, notificationKinds } from './notification-kinds';
export { NotificationSchema } from './notification';
export { NotificationChoiceSchema } from './notification-choice';
export { listNotifications } from './list-notifications';
export { countUnread } from './count-unread';
export { readNotifications } from './read-notifications';
export { getNotificationChoices } from './get-notification-choices';
export { chooseNotifications } from './choose-notifications';
export { listFollowedTags } from './list-followed-tags';
export { followTag } from './follow-tag';
export { listFollowedStatus } from './list-followed-status';
export { followStatus } from './follow-status';
export { leaveNotificationMails } from './leave-notification-mails';
export { unreadChanged } from './unread-changed';

export type { MailChoice, NotificationKind } from './notification-kinds';
export type { Notification } from './notification';
export type { NotificationChoice } from './notification-choice';
export type { Followed } from './list-followed-status';
