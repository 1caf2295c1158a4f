export { mailChoices, notificationKinds } from './entities/notification-kinds';
export { NotificationSchema } from './entities/notification';
export { NotificationChoiceSchema } from './entities/notification-choice';
export { listNotifications } from './calls/list-notifications';
export { countUnread } from './calls/count-unread';
export { readNotifications } from './calls/read-notifications';
export { getNotificationChoices } from './calls/get-notification-choices';
export { chooseNotifications } from './calls/choose-notifications';
export { listFollowedTags } from './calls/list-followed-tags';
export { followTag } from './calls/follow-tag';
export { listFollowedStatus } from './calls/list-followed-status';
export { followStatus } from './calls/follow-status';
export { leaveNotificationMails } from './calls/leave-notification-mails';
export { unreadChanged } from './events/unread-changed';

export type { MailChoice, NotificationKind } from './entities/notification-kinds';
export type { Notification } from './entities/notification';
export type { NotificationChoice } from './entities/notification-choice';
export type { Followed } from './calls/list-followed-status';
