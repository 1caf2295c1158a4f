import type { FastifyRequest } from 'fastify';
import type { AccountRow } from '../accounts';
import { auditAttempt } from '../audit/audit-attempt';
import type { AuditContext, AuditedEvent } from '../audit/audit-attempt';

/** Runs a change that the owner of an account asked for, and writes its outcome to the security log. */
export function auditChange<T>(
  context: AuditContext,
  { request, account, event }: { request: FastifyRequest; account: Pick<AccountRow, 'id'>; event: AuditedEvent },
  work: () => Promise<T>,
): Promise<T> {
  const { visitor, log } = request;
  // A change needs a session and no address of a visitor; only limits need that address.
  const address = visitor.kind === 'address' ? visitor.address : visitor.kind;
  return auditAttempt(context, { log, event, address, uid: account.id, work });
}
