import { createHmac } from 'node:crypto';
import { notificationKinds } from '@starhaven/contracts/notifications';
import type { NotificationKind } from '@starhaven/contracts/notifications';
import { deriveKey } from '../../../platform/secrets/derive-key';
import { isEqualSecret } from '../../../platform/secrets/is-equal-secret';

export type UnsubscribeScope = NotificationKind | 'all';

const isScope = (text: string): text is UnsubscribeScope => ['all', ...notificationKinds].includes(text);

const sign = (accountSecret: string, said: string) =>
  createHmac('sha256', deriveKey(accountSecret, 'leave-mails')).update(said).digest('base64url').slice(0, 22);

/** The signed token of a link that ends mails; it contains which ones (docs/behaviour/notifications.md#unsubscribe). */
export function makeUnsubscribeToken(accountSecret: string, accountId: number, scope: UnsubscribeScope): string {
  const said = `${accountId}.${scope}`;
  return `${said}.${sign(accountSecret, said)}`;
}

/** null: the token is not one of ours. */
export function readUnsubscribeToken(
  accountSecret: string,
  token: string,
): { accountId: number; scope: UnsubscribeScope } | null {
  const [, accountId, scope = '', signature = ''] = /^(\d{1,10})\.([a-z]{1,20})\.([\w-]{22})$/.exec(token) ?? [];
  if (!isScope(scope) || !isEqualSecret(signature, sign(accountSecret, `${accountId}.${scope}`))) return null;
  return { accountId: Number(accountId), scope };
}

export const unsubscribePath = '/notifications/leave';
