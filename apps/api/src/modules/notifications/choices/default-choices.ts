import type { MailChoice, NotificationKind } from '@starhaven/contracts/notifications';

/** docs/behaviour/notifications.md#kinds */
export const defaultChoices: Record<NotificationKind, { isOnSite: boolean; mail: MailChoice }> = {
  answer: { isOnSite: true, mail: 'digest' },
  mention: { isOnSite: true, mail: 'digest' },
  vote: { isOnSite: true, mail: 'off' },
  accepted: { isOnSite: true, mail: 'digest' },
  reward: { isOnSite: true, mail: 'off' },
  tag: { isOnSite: true, mail: 'off' },
  // Members chose to get this news when they followed the server or the incident.
  server: { isOnSite: true, mail: 'at-once' },
  incident: { isOnSite: true, mail: 'at-once' },
  staff: { isOnSite: true, mail: 'at-once' },
};
