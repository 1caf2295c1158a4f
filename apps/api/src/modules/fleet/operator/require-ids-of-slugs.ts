import { inArray } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { OperatorError } from '../../../platform/operator/operator-error';
import { gameServer } from '../tables';

/** Ids of servers by their slugs. @throws OperatorError with the first unknown slug */
export async function requireIdsOfSlugs(db: Drizzle, slugs: string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const rows = await db.select().from(gameServer).where(inArray(gameServer.slug, slugs));
  const missing = slugs.find((slug) => !rows.some((row) => row.slug === slug));
  if (missing !== undefined) throw new OperatorError(`There is no server "${missing}"; see: npm run server -- list`);
  return rows.map(({ id }) => id);
}
