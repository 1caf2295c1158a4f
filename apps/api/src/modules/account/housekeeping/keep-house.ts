import type { Drizzle } from '../../../platform/database/database';
import { deleteOutdated } from './delete-outdated';
import { deleteSurplus } from './delete-surplus';

/** What is done for accounts every hour; any number of servers may do it. */
export async function keepHouse(db: Drizzle): Promise<void> {
  await deleteOutdated(db);
  await deleteSurplus(db);
}
