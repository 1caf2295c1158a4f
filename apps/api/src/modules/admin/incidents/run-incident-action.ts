import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { listAllServers, runIncidentCommand } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { asRefusal } from '../guard/as-refusal';

/** Runs an operator's command about incidents within a transaction. @throws DomainError failed-precondition */
export function runIncidentAction({ servers }: AdminContext, tx: Transaction, command: object) {
  return asRefusal(() => runIncidentCommand({ ...servers, db: tx }, command));
}

/** The slugs of game servers, which the operator's commands expect. @throws DomainError invalid-argument */
export async function slugsOf(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const slugs = new Map((await listAllServers(tx)).map(({ id, slug }) => [String(id), slug]));
  return ids.map((id) => {
    const slug = slugs.get(id);
    if (slug === undefined)
      throw new DomainError('invalid-argument', 'A game server was removed.', { field: 'servers' });
    return slug;
  });
}

/** A time of the wire in the form that the operator's commands accept. */
export const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');

interface About {
  title: string;
  components: readonly string[];
  servers: readonly string[];
}

/** What the audit log says about an incident. */
export const detailsOf = ({ title, components, servers }: About): Record<string, string> => ({
  title,
  ...(components.length > 0 ? { components: components.join(', ') } : {}),
  ...(servers.length > 0 ? { servers: servers.join(', ') } : {}),
});
