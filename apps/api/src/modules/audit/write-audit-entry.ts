import type { Drizzle } from '../../platform/database/database';
import { auditEntry } from './tables';

export interface NewAuditEntry {
  /** `operator`: a command on the machine; null: the server itself. */
  actor: { id: number; name: string } | 'operator' | null;
  action: string;
  subject?: string;
  outcome: 'ok' | 'refused' | 'error';
  address?: string;
  /** Texts by name, never secrets. */
  details?: Record<string, string>;
}

const maxDetail = 500;

/** Adds an entry, within the transaction of the change that it is about. */
export async function writeAuditEntry(
  db: Pick<Drizzle, 'insert'>,
  { actor, details = {}, ...entry }: NewAuditEntry,
): Promise<void> {
  const short = Object.entries(details).map(([name, text]) => [name, text.slice(0, maxDetail)] as const);
  await db.insert(auditEntry).values({
    ...entry,
    ...(actor === 'operator'
      ? { actorId: null, actorName: actor }
      : { actorId: actor?.id ?? null, actorName: actor?.name ?? '' }),
    details: Object.fromEntries(short),
  });
}
