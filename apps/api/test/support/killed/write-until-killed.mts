// Writes pairs of rows, each pair in a transaction, and prints the acknowledged ones. Runs until it is killed.
import { createLogger } from '../../../src/platform/logging/logger';
import { openDatabase } from '../../../src/platform/database/open-database';
import { contentVersion } from '../../../src/modules/content/tables';

const round = process.argv[2] ?? '0';
const dataDir = process.argv[3] ?? '';
const { database } = await openDatabase({
  config: { dataDir, databaseUrl: null },
  purpose: 'writer',
  log: createLogger('silent'),
});
for (let index = 0; ; index += 1) {
  await database.db.transaction(async (tx) => {
    await tx.insert(contentVersion).values({ topic: `${round}-${index}-a`, version: index });
    await tx.insert(contentVersion).values({ topic: `${round}-${index}-b`, version: index });
  });
  process.stdout.write(`saved ${index}\n`);
}
