import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashKey } from '../../../platform/secrets/keys';
import { demoServers } from '@starhaven/game-engines';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { newServerKey } from '../servers/server-key';
import { gameServer } from '../tables';

export interface DemoKey {
  slug: string;
  key: string;
}

/** Replaces the file atomically, so that the process that reads it never sees a part of it. */
async function writeKeys(file: string, keys: DemoKey[]): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

/**
 * Adds missing demo servers, gives every demo server a new key and writes the keys into a file for the demo process. Keeps what the
 * operator changed in them. An operator's own server that has the slug of a demo server stays as it is.
 */
export async function ensureDemoServers(db: Drizzle, keysFile: string): Promise<void> {
  const keys = demoServers.map(({ slug }): DemoKey => ({ slug, key: newServerKey() }));
  const taken = await inTransaction(db, async (tx) => {
    const kept: DemoKey[] = [];
    const slugs = demoServers.map(({ slug }) => slug);
    await tx.delete(gameServer).where(and(eq(gameServer.isDemo, true), notInArray(gameServer.slug, slugs)));
    const rows = await tx.select({ slug: gameServer.slug }).from(gameServer).where(inArray(gameServer.slug, slugs));
    const known = new Set(rows.map(({ slug }) => slug));
    for (const [index, { slug, name, game, privacy, dialect, isDisabled }] of demoServers.entries()) {
      // One key was made for each server above.
      const { key } = keys[index] as DemoKey;
      const keyHash = hashKey(key);
      const isKnown = known.has(slug);
      // An insert that conflicts would use up a number of the id sequence, and players see the ids.
      const [row] = isKnown
        ? await tx
            .update(gameServer)
            .set({ keyHash })
            .where(and(eq(gameServer.slug, slug), eq(gameServer.isDemo, true)))
            .returning({ id: gameServer.id })
        : await tx
            .insert(gameServer)
            .values({ slug, name, game, privacy, engine: dialect, isDisabled, isDemo: true, keyHash })
            .onConflictDoUpdate({ target: gameServer.slug, set: { keyHash }, setWhere: eq(gameServer.isDemo, true) })
            .returning({ id: gameServer.id });
      if (row) kept.push({ slug, key });
    }
    return kept;
  });
  await writeKeys(keysFile, taken);
}
