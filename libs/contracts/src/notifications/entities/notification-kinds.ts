/** docs/behaviour/notifications.md#kinds */
export const notificationKinds = [
  'answer',
  'mention',
  'vote',
  'accepted',
  'reward',
  'tag',
  'server',
  'incident',
  'staff',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When a kind is mailed (docs/behaviour/notifications.md#mails). */
export const mailChoices = ['off', 'at-once', 'digest'] as const;
export type MailChoice = (typeof mailChoices)[number];
