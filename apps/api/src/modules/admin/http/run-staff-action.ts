import type { AdminPermission, AdminProof } from '@starhaven/contracts/admin';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { proveStaff } from '../../account';
import { writeAuditEntry } from '../../audit';
import type { NewAuditEntry } from '../../audit';
import type { AdminContext } from '../admin-context';
import type { Staff } from '../guard/staff';
import { findStaff, requirePermission } from './find-staff';

export interface StaffAction {
  request: FastifyRequest;
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

export type ActionContext = Pick<AdminContext, 'db' | 'settings' | 'secondFactors'>;

/** Guards `work`, and writes an entry when it is refused or fails; `work` itself writes the entry for its success. */
async function guard<T>(
  context: ActionContext,
  { request, permission, proof, ...entry }: StaffAction,
  work: (staff: Staff, entry: NewAuditEntry) => Promise<T>,
): Promise<T> {
  const staff = await findStaff(context, request);
  const { account, address } = staff;
  const actor = { id: account.id, name: account.name || account.username };
  try {
    requirePermission(staff, permission);
    if (proof) await proveStaff(context.secondFactors, staff, proof);
    return await work(staff, { ...entry, actor, address, outcome: 'ok' });
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
 * @throws DomainError those of the guard, of `proveStaff` and of `work`
 */
export function runStaffAction<T>(
  context: ActionContext,
  action: StaffAction,
  work: (tx: Transaction, staff: Staff) => Promise<T>,
): Promise<T> {
  return guard(context, action, (staff, entry) =>
    inTransaction(context.db, async (tx) => {
      const result = await work(tx, staff);
      await writeAuditEntry(tx, entry);
      return result;
    }),
  );
}

/** As `runStaffAction`, for work outside a transaction, such as a mail or a file; its entry is written after it. */
export function runStaffWork<T>(
  context: ActionContext,
  action: StaffAction,
  work: (staff: Staff) => Promise<T>,
): Promise<T> {
  return guard(context, action, async (staff, entry) => {
    const result = await work(staff);
    await writeAuditEntry(context.db, entry);
    return result;
  });
}
