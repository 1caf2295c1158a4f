import type { Metrics } from '../../../platform/metrics/metrics';
import type { AccountLog, FactLog } from './account-log';
import { outcomeOf } from './outcome-of';

export interface AuditContext {
  accountLog: AccountLog;
  metrics: Pick<Metrics, 'logins'>;
}

/** The facts that the security log names; see `docs/security.md#security-log`. */
export type AuditedEvent =
  | 'login'
  | 'register'
  | 'reset-mail'
  | 'password-reset'
  | 'verification-mail'
  | 'email-verified'
  | 'account-edited'
  | 'email-undone'
  | 'history-cleared'
  | 'device-link'
  | 'device-unlink'
  | 'login-opened'
  | 'address-added'
  | 'address-removed'
  | 'access-code'
  | 'social-linked'
  | 'social-unlinked'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-codes-renewed'
  | 'session-ended'
  | 'sessions-ended'
  | 'account-exported'
  | 'deletion-planned'
  | 'deletion-cancelled'
  | 'api-key-created'
  | 'api-key-revoked';

export interface Audited<T> {
  log: FactLog;
  event: AuditedEvent;
  address: string;
  work: () => Promise<T>;
  /** The account's uid, if it is known before the attempt. */
  uid?: number;
  /** The account's uid, if only the result contains it. */
  uidOf?: (result: T) => number | undefined;
}

const counted = new Set<string>(['login', 'register']);

/** Runs `work`, logs and counts its outcome, then passes on its result or error. */
export async function auditAttempt<T>({ accountLog, metrics }: AuditContext, attempt: Audited<T>): Promise<T> {
  const { log, event, address, work, uid, uidOf } = attempt;
  const note = (outcome: string, resultUid?: number) => {
    if (counted.has(event)) metrics.logins.inc({ event, outcome });
    accountLog.write(log, event, { outcome, uid: uid ?? resultUid, address });
  };
  try {
    const result = await work();
    note('ok', uidOf?.(result));
    return result;
  } catch (error) {
    note(outcomeOf(error));
    throw error;
  }
}
