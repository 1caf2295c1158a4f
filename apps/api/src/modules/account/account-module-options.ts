import type { SocialConfig } from '../../config/social-config';
import type { Drizzle } from '../../platform/database/database';
import type { Limits } from '../../platform/limits/limits';
import type { Mailer } from '../../platform/mail/mailer';
import type { Metrics } from '../../platform/metrics/metrics';
import type { AdmitAttempt, FindChallenge, NoticeNewDevice } from './login/login-seams';
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
  findChallenge: FindChallenge;
  admitAttempt: AdmitAttempt;
}
