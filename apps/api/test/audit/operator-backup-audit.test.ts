import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { backup } from '../../src/commands/backup';
import { restore } from '../../src/commands/restore';
import { migrateDatabase } from '../../src/commands/runner/prepare';
import { readConfig } from '../../src/config/environment';
import { auditEntry } from '../../src/modules/audit/tables';
import { openFolder } from '../../src/platform/database/pglite/open-folder';
import { createLogger } from '../../src/platform/logging/logger';

test('a backup and a restore by command are entries by the operator', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'backup-audit-'));
  try {
    const config = { ...readConfig(), dataDir, databaseUrl: null };
    await migrateDatabase(config, { log: createLogger('silent'), isFresh: false });
    const entries = async () => {
      const database = await openFolder({ dataDir });
      const rows = await database.db.select().from(auditEntry);
      await database.close();
      return rows.map(({ actorName, action, subject }) => [actorName, action, subject]);
    };
    const file = await backup(config);
    const subject = `backup:${path.basename(file)}`;
    expect(await entries()).toEqual([['operator', 'backup', subject]]);
    await restore(config, file);
    expect(await entries()).toEqual([['operator', 'restore', subject]]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}, 240_000);
