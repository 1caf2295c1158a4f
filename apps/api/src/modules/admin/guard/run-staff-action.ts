import type { AdminPermission, AdminProof } from '@starhaven/contracts/admin';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { proveStaff } from '../../account';
import { writeAuditEntry } from '../../audit';
import type { NewAuditEntry } from '../../audit';
import type { AdminContext } from '../admin-context';
import { requirePermission } from './require-permission';
import type { Staff } from './staff';

export interface StaffAction {
  staff: Staff;
  permission: AdminPermission;
  /** Such as `user.banned`, for the audit log. */
  action: string;
  /** Such as `user:10007`. */
  subject?: string;
  /** Texts by name, never secrets. */
  details?: Record<string, string>;
  /** The action is dangerous: the caller proves itself again. */
  proof?: AdminProof;
}

export type ActionContext = Pick<AdminContext, 'db' | 'secondFactors'>;

/** Guards `work`, and writes an entry when it is refused or fails; `work` itself writes the entry for its success. */
async function guard<T>(
  context: ActionContext,
  { staff, permission, proof, ...entry }: StaffAction,
  work: (entry: NewAuditEntry) => Promise<T>,
): Promise<T> {
  const { account, address } = staff;
  const actor = { id: account.id, name: account.name || account.username };
  try {
    requirePermission(staff, permission);
    if (proof) await proveStaff(context.secondFactors, staff, proof);
    return await work({ ...entry, actor, address, outcome: 'ok' });
  } catch (error) {
    const isRefusal = error instanceof DomainError;
    const details = { ...entry.details, ...(isRefusal ? { refusal: error.message } : {}) };
    await writeAuditEntry(context.db, {
      ...{ ...entry, actor, address, details },
      outcome: isRefusal ? 'refused' : 'error',
      // If this fails, too, the caller still gets the first error.
    }).catch(() => {});
    throw error;
  }
}

/**
 * Runs a change of staff: permission, proof, then `work` and its entry of the audit log in one transaction. A refused change has an entry,
 * too. `work` may run again after a deadlock, and must not use another connection: the embedded database has only one.
 * @throws DomainError permission-denied, and those of `proveStaff` and of `work`
 */
export function runStaffAction<T>(
  context: ActionContext,
  action: StaffAction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return guard(context, action, (entry) =>
    inTransaction(context.db, async (tx) => {
      const result = await work(tx);
      await writeAuditEntry(tx, entry);
      return result;
    }),
  );
}

/** As `runStaffAction`, for work outside a transaction, such as a mail or a file; its entry is written after it. */
export function runStaffWork<T>(context: ActionContext, action: StaffAction, work: () => Promise<T>): Promise<T> {
  return guard(context, action, async (entry) => {
    const result = await work();
    await writeAuditEntry(context.db, entry);
    return result;
  });
}
