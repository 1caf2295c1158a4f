import type { Drizzle } from '../../../platform/database/database';
import { deleteOutdated } from './delete-outdated';
import { deleteSurplus } from './delete-surplus';

/** The hourly housekeeping of accounts; any number of servers may run it. */
export async function keepHouse(db: Drizzle): Promise<void> {
  await deleteOutdated(db);
  await deleteSurplus(db);
}
