import { eq, inArray } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { OperatorError } from '../../../platform/operator/operator-error';
import type { GameServer } from '../servers/game-servers';
import { gameServer } from '../tables';

const unknown = (slug: string) => new OperatorError(`There is no server "${slug}"; see: npm run server -- list`);

/** @throws OperatorError when no server has this slug */
export async function requireServer(db: Drizzle, slug: string): Promise<GameServer> {
  const [server] = await db.select().from(gameServer).where(eq(gameServer.slug, slug));
  if (!server) throw unknown(slug);
  return server;
}

/** Ids of servers by their slugs. @throws OperatorError with the first unknown slug */
export async function requireServerIds(db: Drizzle, slugs: string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const rows = await db.select().from(gameServer).where(inArray(gameServer.slug, slugs));
  const missing = slugs.find((slug) => !rows.some((row) => row.slug === slug));
  if (missing !== undefined) throw unknown(missing);
  return rows.map(({ id }) => id);
}
