import type { SocialConfig } from '../../config/social-config';
import { isLocalSite } from '../../platform/addresses/is-local-address';
import type { Drizzle } from '../../platform/database/database';
import type { Limit, Limits } from '../../platform/limits/limits';
import type { Mailer } from '../../platform/mail/mailer';
import type { Metrics } from '../../platform/metrics/metrics';
import { deriveKey } from '../../platform/secrets/derive-key';
import { AccessCodes } from './access-code/access-codes';
import { ApiKeyGuard } from './api-keys/api-key-guard';
import { AccountLog } from './audit/account-log';
import { MailLimits } from './codes/mail-limits';
import { LoginLimits } from './login/login-limits';
import type { NoticeNewDevice } from './login/login-origin';
import type { MailSite } from './mails/write-mail';
import type { PasswordPolicy } from './passwords/refuse-weak-password';
import type { FindPersonalData } from './export/personal-data';
import { FieldVersions } from './profile/field-version';
import { noPlayers } from './profile/list-players';
import type { ListDeliveries, ListPlayers } from './profile/list-players';
import type { PuzzleGate } from './puzzles/puzzle-gate';
import { RegistrationLimits } from './register/registration-limits';
import type { SecondFactorContext } from './second-factors/second-factor-context';

export interface AccountModuleOptions {
  db: Drizzle;
  limits: Limits;
  metrics: Metrics;
  passwordPolicy: PasswordPolicy;
  mailer: Mailer;
  site: MailSite;
  /** Keys the hashes of codes; see `getAccountSecret`. */
  accountSecret: string;
  social: SocialConfig;
  /** Makes the digests of addresses in the log. */
  logSecret: string;
  noticeNewDevice: NoticeNewDevice;
  /** Called after each login, once its session exists. */
  onLogin: () => void;
  /** Where banned members appeal; empty: nowhere. */
  findAppealAddress: () => Promise<string>;
  /** Wrong passwords of an account that is logged in. */
  wrongPasswords: Limit;
  secondFactors: SecondFactorContext;
  /** null: no puzzles. */
  puzzles: PuzzleGate | null;
  /** The players in the answer of the account call; none by default. */
  listPlayers?: ListPlayers;
  /** The rewards in the answer of the account call; without it the call never has them. */
  listDeliveries?: ListDeliveries | undefined;
  /** The data that other modules add to the export of an account. */
  findPersonalData?: readonly FindPersonalData[];
}

/** The dependencies of the account verbs; each verb names the part that it uses. */
export interface AccountContext extends Omit<AccountModuleOptions, 'limits' | 'logSecret'> {
  listPlayers: ListPlayers;
  findPersonalData: readonly FindPersonalData[];
  apiKeyGuard: ApiKeyGuard;
  accessCodes: AccessCodes;
  fieldVersions: FieldVersions;
  accountLog: AccountLog;
  loginLimits: LoginLimits;
  registrationLimits: RegistrationLimits;
  mailLimits: MailLimits;
  /** New guests for each address. */
  newGuests: Limit;
  /** Changes of password and mail address for each account. */
  accountChanges: Limit;
  /** New access codes for each account. */
  accessCodeChanges: Limit;
  /** Exports for each account. */
  accountExports: Limit;
  /** Social logins that an address begins. */
  socialStarts: Limit;
  /**
   * Visitors may have local addresses. On the internet a local address belongs to a proxy that is not configured, so all visitors share it.
   */
  hasLocalVisitors: boolean;
}

/** Makes the limits (docs/security.md#limits) and the security log of accounts, for one site. */
export function createAccountContext({ limits, logSecret, ...options }: AccountModuleOptions): AccountContext {
  return {
    ...options,
    listPlayers: options.listPlayers ?? noPlayers,
    findPersonalData: options.findPersonalData ?? [],
    apiKeyGuard: new ApiKeyGuard(options.db, limits),
    accessCodes: new AccessCodes(options.accountSecret),
    fieldVersions: new FieldVersions(deriveKey(options.accountSecret, 'field versions')),
    accountLog: new AccountLog(logSecret),
    loginLimits: new LoginLimits(limits),
    registrationLimits: new RegistrationLimits(limits),
    mailLimits: new MailLimits(limits),
    newGuests: limits.create({ name: 'new-guest', max: 5, windowSeconds: 30 * 60, isRefundable: true }),
    accountChanges: limits.create({ name: 'account-changes', max: 10, windowSeconds: 10 * 60 }),
    accessCodeChanges: limits.create({ name: 'access-code', max: 20, windowSeconds: 10 * 60 }),
    accountExports: limits.create({ name: 'account-export', max: 5, windowSeconds: 3600 }),
    socialStarts: limits.create({ name: 'social-login', max: 30, windowSeconds: 5 * 60 }),
    hasLocalVisitors: isLocalSite(options.site.url),
  };
}
