import type { SocialConfig } from '../../config/social-config';
import type { Drizzle } from '../../platform/database/database';
import type { Limit, Limits } from '../../platform/limits/limits';
import type { Mailer } from '../../platform/mail/mailer';
import type { Metrics } from '../../platform/metrics/metrics';
import type { NoticeNewDevice } from './login/login-seams';
import type { PuzzleGate } from './puzzles/puzzle-gate';
import type { SecondFactorContext } from './second-factors/second-factor-context';
import type { MailSite } from './mails/write-mail';
import type { PasswordPolicy } from './passwords/refuse-weak-password';

export interface AccountModuleOptions {
  db: Drizzle;
  limits: Limits;
  metrics: Metrics;
  passwordPolicy: PasswordPolicy;
  mailer: Mailer;
  site: MailSite;
  /** Under it codes are kept; see `getAccountSecret`. */
  accountSecret: string;
  social: SocialConfig;
  /** Makes digests of addresses in the log. */
  logSecret: string;
  noticeNewDevice: NoticeNewDevice;
  /** Told after each login, once its session is there. */
  onLogin: () => void;
  /** Wrong passwords of accounts that are logged in. */
  wrongPasswords: Limit;
  secondFactors: SecondFactorContext;
  /** null: no puzzles. */
  puzzles: PuzzleGate | null;
}
