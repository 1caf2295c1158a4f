import { notificationKinds } from '@starhaven/contracts/notifications';
import { DomainError } from '../../../platform/errors/domain-error';
import { hasAccount } from '../../account';
import type { BellContext } from '../bell-context';
import { choose } from '../choices/choose';
import { listChoices } from '../choices/list-choices';
import { readLeaveToken } from './leave-link';

/** Ends the mails that the token names; returns their kind, or an empty text for all kinds. @throws DomainError not-found */
export async function leaveMails({ db, accountSecret }: BellContext, token: string): Promise<string> {
  const leave = readLeaveToken(accountSecret, token);
  if (leave === null || !(await hasAccount(db, leave.accountId)))
    throw new DomainError('not-found', 'This link is not valid. Please take it from the newest mail, or log in.');
  const { accountId, scope } = leave;
  const ended = scope === 'all' ? notificationKinds : [scope];
  const choices = await listChoices(db, accountId);
  await choose(
    db,
    accountId,
    choices.filter(({ kind }) => ended.includes(kind)).map((choice) => ({ ...choice, mail: 'off' })),
  );
  return scope === 'all' ? '' : scope;
}
