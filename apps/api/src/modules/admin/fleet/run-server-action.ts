import type { ServerKey } from '@starhaven/contracts/admin';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { runServerCommand } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { asRefusal } from '../guard/as-refusal';

/** Runs an operator's command about game servers within a transaction. @throws DomainError failed-precondition */
export function runServerAction({ servers }: AdminContext, tx: Transaction, command: object) {
  return asRefusal(() => runServerCommand({ ...servers, db: tx }, command));
}

/** The new key in the lines for the operator: `Server 3 "Name" (slug) is added.`, then the key. */
export function keyOf({ lines }: { lines: string[] }): ServerKey {
  const [first = '', ...rest] = lines;
  const slug = /\(([a-z\d-]+)\) (?:is added|has a new key)\.$/.exec(first)?.[1] ?? '';
  const key = rest.map((line) => /shk_[\w-]+/.exec(line)?.[0]).find((found) => found !== undefined) ?? '';
  return { slug, key, lines: rest };
}
