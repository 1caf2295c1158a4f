import type { Transaction } from '../../../../platform/database/transaction-retry';
import { DomainError } from '../../../../platform/errors/domain-error';
import { requireIncidentVersion } from '../incident-versions';
import type { SeenIncident } from '../incident-versions';
import { removeIncident } from './remove-incident';

/**
 * Removes planned work that has not begun, unless it was changed after the caller read it.
 * @throws DomainError not-found, aborted when somebody has changed it since, failed-precondition
 */
export async function cancelPlannedWork(tx: Transaction, seen: SeenIncident): Promise<void> {
  const { state } = await requireIncidentVersion(tx, seen);
  if (state !== 'scheduled')
    throw new DomainError('failed-precondition', 'Only work that has not begun can be cancelled.');
  await removeIncident(tx, seen.id);
}
