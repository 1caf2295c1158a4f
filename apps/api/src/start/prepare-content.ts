import { formatCredentials } from '../modules/account';
import type { FirstPasswordFile } from '../modules/account';
import type { Database } from '../platform/database/database';
import type { Logger } from '../platform/logging/logger';
import { runSeeds } from '../platform/seed/run-seeds';
import { listSeeds } from '../seeds';

/** Writes the first content, and shows the first admin's password until it is used. */
export async function prepareContent(
  database: Database,
  firstPassword: FirstPasswordFile,
  { log, tellOperator }: { log: Logger; tellOperator: (text: string) => void },
): Promise<void> {
  await firstPassword.forgetIfUsed(database.db);
  const unused = await firstPassword.find();
  if (unused !== null) tellOperator(formatCredentials(unused, firstPassword.path));
  const seed = () => runSeeds(database.db, listSeeds(firstPassword), { tellOperator });
  const seeded = await database.withLongTimeout(seed);
  if (seeded.length > 0) log.info({ seeds: seeded }, 'first content written');
}
