import type { Metrics } from '../../../platform/metrics/metrics';
import type { AccountLog, FactLog } from './account-log';
import { outcomeOf } from './outcome-of';

export interface AuditContext {
  accountLog: AccountLog;
  metrics: Pick<Metrics, 'logins'>;
}

export interface Audited<T> {
  log: FactLog;
  event: 'login' | 'register' | 'reset-mail' | 'password-reset' | 'verification-mail' | 'email-verified';
  address: string;
  work: () => Promise<T>;
  /** The account's uid, when the result has one. */
  uidOf: (result: T) => number | undefined;
}

const counted = new Set<string>(['login', 'register']);

/** Runs `work`, logs and counts its outcome, then passes on its result or error. */
export async function auditAttempt<T>({ accountLog, metrics }: AuditContext, attempt: Audited<T>): Promise<T> {
  const { log, event, address, work, uidOf } = attempt;
  const note = (outcome: string, uid?: number) => {
    if (counted.has(event)) metrics.logins.inc({ event, outcome });
    accountLog.write(log, event, { outcome, uid, address });
  };
  try {
    const result = await work();
    note('ok', uidOf(result));
    return result;
  } catch (error) {
    note(outcomeOf(error));
    throw error;
  }
}
