import type { Drizzle } from '../../../platform/database/database';
import type { Limit, Limits } from '../../../platform/limits/limits';
import type { Mailer } from '../../../platform/mail/mailer';
import { deriveKey } from '../../../platform/secrets/derive-key';
import type { MailSite } from '../mails/write-mail';
import type { SecondFactorContext } from './second-factor-context';

export interface SecondFactorOptions {
  db: Drizzle;
  limits: Limits;
  accountSecret: string;
  mailer: Mailer;
  site: MailSite;
  wrongPasswords: Limit;
}

/** Makes the dependencies of the second-factor verbs, for one site. */
export function createSecondFactorContext(options: SecondFactorOptions): SecondFactorContext {
  const { db, limits, accountSecret, mailer, site, wrongPasswords } = options;
  const { hostname, origin } = new URL(site.url);
  return {
    db,
    sealKey: deriveKey(accountSecret, 'authenticator secrets'),
    recoveryKey: deriveKey(accountSecret, 'recovery codes'),
    relyingParty: { id: hostname, name: site.name, origin },
    wrongCodes: limits.create({ name: 'second-factor', max: 20, windowSeconds: 3600, isRefundable: true }),
    wrongPasswords,
    mailer,
    site,
  };
}
