import type { Drizzle } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction-retry';
import type { Transaction } from '../../platform/database/transaction-retry';
import { writeAuditEntry } from './write-audit-entry';

export interface OperatorWork {
  /** The command, such as `incident`. */
  command: string;
  /** The operator's input; the work checks it. */
  input: unknown;
}

/** Actions that only read. */
const readings = ['list', 'export', 'rules', 'rooms'];

/** Fields that name the subject of a command; the first one with a value is used. */
const subjects = ['slug', 'id', 'account', 'name', 'server', 'code'];

/** Only the values of these names are written into the log. The others may be secrets of engines, or unused codes. */
const details = [
  ...['title', 'name', 'text', 'reason', 'state', 'impact', 'start', 'end', 'components', 'servers', 'server', 'game'],
  ...['privacy', 'maintenance', 'disabled', 'address', 'entry', 'decision', 'until', 'value', 'account', 'uses'],
  ...['expires', 'items'],
];

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
};

/**
 * Runs an operator's command and writes its entry of the audit log, in one transaction. A command that only reads or that fails has no
 * entry (docs/behaviour/admin.md#audit-log).
 */
export function runAsOperator<T>(
  db: Drizzle,
  { command, input }: OperatorWork,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  const action = textOf(given['action']);
  if (readings.includes(action)) return inTransaction(db, work);
  const about = action === 'add' ? undefined : subjects.find((name) => textOf(given[name]) !== '');
  return inTransaction(db, async (tx) => {
    const result = await work(tx);
    await writeAuditEntry(tx, {
      actor: 'operator',
      action: action === '' ? command : `${command}.${action}`,
      subject: about === undefined ? command : `${command}:${textOf(given[about])}`,
      outcome: 'ok',
      details: Object.fromEntries(
        details.map((name) => [name, textOf(given[name])] as const).filter(([, text]) => text !== ''),
      ),
    });
    return result;
  });
}
