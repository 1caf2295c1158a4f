import type { NotificationKind } from '@starhaven/contracts/notifications';
import type { Mail } from '../../../platform/mail/mailer';
import { writeMail } from '../../account';
import type { MailSite } from '../../account';
import { unsubscribePath, makeUnsubscribeToken } from './unsubscribe-link';
import type { UnsubscribeScope } from './unsubscribe-link';

const usefulForSeconds = 2 * 24 * 3600;
const maxEntries = 30;

export interface NotificationMailEntry {
  kind: NotificationKind;
  title: string;
  path: string;
  count: number;
}

const plural = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** What happened, in one line (docs/behaviour/notifications.md#kinds). */
export function describeEntry({ kind, title, count }: NotificationMailEntry): string {
  switch (kind) {
    case 'answer':
      return `${plural(count, 'A new answer', 'new answers')} to your question: ${title}`;
    case 'mention':
      return `You were mentioned: ${title}`;
    case 'vote':
      return `${plural(count, 'A vote', 'votes')}: ${title}`;
    case 'accepted':
      return `Your answer was marked as the best: ${title}`;
    case 'reward':
      return title;
    case 'tag':
      return `A new question under a tag that you follow: ${title}`;
    case 'server':
      return `News of a server that you follow: ${title}`;
    case 'incident':
      return `News of an incident that you follow: ${title}`;
    case 'staff':
      return `A message from the staff: ${title}`;
  }
}

const kindNames: Record<UnsubscribeScope, string> = {
  answer: 'answers to your questions',
  mention: 'mentions',
  vote: 'votes',
  accepted: 'accepted answers',
  reward: 'rewards',
  tag: 'followed tags',
  server: 'followed servers',
  incident: 'followed incidents',
  staff: 'messages from the staff',
  all: 'all notifications',
};

/** One mail about several entries of an account, with a link that ends such mails. */
export function writeNotificationMail(
  site: MailSite,
  accountSecret: string,
  {
    accountId,
    to,
    entries,
    isDigest,
  }: { accountId: number; to: string; entries: NotificationMailEntry[]; isDigest: boolean },
): Mail {
  const shown = entries.slice(0, maxEntries);
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const linkOf = (scope: UnsubscribeScope) =>
    `${site.url}${unsubscribePath}?leave=${encodeURIComponent(makeUnsubscribeToken(accountSecret, accountId, scope))}`;
  const [first] = shown;
  const subject =
    entries.length === 1 && first ? describeEntry(first) : `${entries.length} notifications from ${site.name}`;
  const left = entries.length - shown.length;
  return {
    ...writeMail(site, {
      kind: isDigest ? 'notification-digest' : 'notification',
      to,
      subject: subject.length > 150 ? `${subject.slice(0, 149)}…` : subject,
      usefulForSeconds,
      blocks: [
        isDigest ? 'This happened since the last mail:' : 'This happened a moment ago:',
        ...shown.map((entry) => ({ label: describeEntry(entry), link: `${site.url}${entry.path}` })),
        ...(left > 0 ? [`${left} more are on the site.`] : []),
        { label: 'Choose what you are notified of', link: `${site.url}/account/notifications` },
        ...kinds.map((kind) => ({ label: `No more mails about ${kindNames[kind]}`, link: linkOf(kind) })),
        { label: 'Stop all mails about notifications', link: linkOf('all') },
      ],
    }),
    unsubscribeUrl: linkOf(kinds.length === 1 && kinds[0] ? kinds[0] : 'all'),
  };
}
