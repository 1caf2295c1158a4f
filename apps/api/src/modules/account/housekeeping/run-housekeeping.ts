import type { Drizzle } from '../../../platform/database/database';
import { deleteDueAccounts } from '../deletion/delete-due-accounts';
import type { LeaveAccount } from '../deletion/delete-due-accounts';
import { deleteOutdated } from './delete-outdated';
import { deleteSurplus } from './delete-surplus';

/** The hourly housekeeping of accounts; any number of servers may run it. `leave` has one function for each module that stores rows of
 * accounts; the function deletes or detaches them when an account is deleted. */
export async function runHousekeeping(db: Drizzle, leave: readonly LeaveAccount[] = []): Promise<void> {
  await deleteOutdated(db);
  await deleteSurplus(db);
  await deleteDueAccounts(db, leave);
}
