import { notificationKinds } from '@starhaven/contracts/notifications';
import { DomainError } from '../../../platform/errors/domain-error';
import { hasAccount } from '../../account';
import type { NotificationsContext } from '../notifications-context';
import { chooseNotifications } from '../choices/choose-notifications';
import { listChoices } from '../choices/list-choices';
import { readUnsubscribeToken } from './unsubscribe-link';

/** Ends the mails that the token names; returns their kind, or an empty text for all kinds. @throws DomainError not-found */
export async function leaveNotificationMails(
  { db, accountSecret }: NotificationsContext,
  token: string,
): Promise<string> {
  const leave = readUnsubscribeToken(accountSecret, token);
  if (leave === null || !(await hasAccount(db, leave.accountId)))
    throw new DomainError('not-found', 'This link is not valid. Please take it from the newest mail, or log in.');
  const { accountId, scope } = leave;
  const ended = scope === 'all' ? notificationKinds : [scope];
  const choices = await listChoices(db, accountId);
  await chooseNotifications(
    db,
    accountId,
    choices.filter(({ kind }) => ended.includes(kind)).map((choice) => ({ ...choice, mail: 'off' })),
  );
  return scope === 'all' ? '' : scope;
}
