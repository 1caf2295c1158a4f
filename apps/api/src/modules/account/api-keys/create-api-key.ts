import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Limit } from '../../../platform/limits/limits';
import type { Mailer } from '../../../platform/mail/mailer';
import { findCanonicalAddress } from '../addresses/canonical-address';
import { invalidAddress } from '../addresses/invalid-address';
import { hashKey, newKey } from '../../../platform/secrets/keys';
import { lockSignedIn } from '../lock-account';
import { mailSecurityChange } from '../mails/mail-security-change';
import type { MailSite } from '../mails/write-mail';
import { requirePassword } from '../passwords/require-password';
import { requireDisplayName } from '../profile/display-name';
import type { SignedIn } from '../sessions/find-live-session';
import { apiKey } from '../tables';
import type { ApiKeyRow } from './api-key-to-wire';

/** People and scanners for leaked secrets recognise an API key by this prefix. */
export const apiKeyPrefix = 'shu_';
const startLength = 8;
const maxKeys = 10;
/** The head of a command or the id of a server. */
const wordShape = /^[\w.:-]{1,64}$/;

export interface CreateApiKeyContext {
  db: Drizzle;
  mailer: Mailer;
  site: MailSite;
  wrongPasswords: Limit;
}

export interface NewApiKey {
  name: string;
  isReadOnly: boolean;
  servers: string[];
  commands: string[];
  addresses: string[];
  days: number;
}

const refuse = (message: string, field: string) => new DomainError('invalid-argument', message, { field });

function requireWords(words: string[], field: 'servers' | 'commands'): string[] {
  if (words.some((word) => !wordShape.test(word))) throw refuse(`One of the ${field} is not valid`, field);
  return [...new Set(words)];
}

function requireName(text: string): string {
  const name = requireDisplayName(text);
  if (name === '') throw refuse('Please give the key a name', 'name');
  return name;
}

/**
 * Makes a key and returns it only this once, because only its hash is stored (docs/behaviour/account.md#api-keys).
 * @throws DomainError unauthenticated, wrong-credentials, invalid-argument, rate-limited; failed-precondition when there are too many keys
 */
export async function createApiKey(
  { db, wrongPasswords, ...mails }: CreateApiKeyContext,
  { account, session, password, wanted }: SignedIn & { password: string; wanted: NewApiKey },
): Promise<{ key: string; row: ApiKeyRow }> {
  const { isReadOnly, days } = wanted;
  const name = requireName(wanted.name);
  const servers = requireWords(wanted.servers, 'servers');
  const commands = requireWords(wanted.commands, 'commands');
  const addresses = wanted.addresses.map((text) => {
    const address = findCanonicalAddress(text);
    if (address === null) throw invalidAddress();
    return address;
  });
  await requirePassword(wrongPasswords, account, password);
  const key = `${apiKeyPrefix}${newKey()}`;
  return inTransaction(db, async (tx) => {
    const owner = await lockSignedIn(tx, { account, session });
    const [kept] = await tx
      .select({ keys: count() })
      .from(apiKey)
      .where(and(eq(apiKey.accountId, account.id), gt(apiKey.expiresAt, sql`now()`)));
    if ((kept?.keys ?? 0) >= maxKeys) {
      throw new DomainError('failed-precondition', `An account can have at most ${maxKeys} API keys`);
    }
    const [row] = await tx
      .insert(apiKey)
      .values({
        ...{ accountId: account.id, name, isReadOnly, servers, commands },
        addresses: [...new Set(addresses)],
        keyHash: hashKey(key),
        start: key.slice(0, startLength),
        expiresAt: sql`now() + make_interval(days => ${days})`,
      })
      .returning();
    if (!row) throw new Error('The new key was not returned.');
    await mailSecurityChange(mails, tx, owner, `The API key "${name}" was made for it.`);
    return { key, row };
  });
}
