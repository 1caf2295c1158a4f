import type { Notification, NotificationKind } from '@starhaven/contracts/notifications';

/** Labels of the kinds (docs/behaviour/notifications.md#kinds). */
export const kindLabels: Record<NotificationKind, string> = {
  answer: 'Answers to your questions',
  mention: 'Mentions of your name',
  vote: 'Votes for your texts',
  accepted: 'Your answer is the best',
  reward: 'Rewards and gifts',
  tag: 'Questions under followed tags',
  server: 'News of servers that you follow',
  incident: 'News of incidents that you follow',
  staff: 'Messages from the staff',
};

const plural = (count: number, one: string, many: string) => (count <= 1 ? one : `${count} ${many}`);

/** What happened, in front of the title. */
export function sayNotification({ kind, count, actor }: Pick<Notification, 'kind' | 'count' | 'actor'>): string {
  const who = actor.username === '' ? 'Somebody' : actor.username;
  switch (kind) {
    case 'answer':
      return count > 1 ? `${count} new answers to your question` : `${who} answered your question`;
    case 'mention':
      return `${who} mentioned you`;
    case 'vote':
      return plural(count, 'A vote for your text', 'votes for your text');
    case 'accepted':
      return 'Your answer was marked as the best';
    case 'reward':
      return plural(count, 'A reward', 'rewards');
    case 'tag':
      return 'A new question under a tag that you follow';
    case 'server':
      return 'News of a server that you follow';
    case 'incident':
      return 'News of an incident that you follow';
    case 'staff':
      return 'A message from the staff';
  }
}
