import type { Drizzle } from '../../../platform/database/database';
import { OperatorError } from '../../../platform/operator/operator-error';
import { hasAccount } from '../../account';

/** @throws OperatorError when there is no such account */
export async function requireAccount(db: Drizzle, id: number): Promise<void> {
  if (!(await hasAccount(db, id))) throw new OperatorError(`There is no account ${id}.`);
}
