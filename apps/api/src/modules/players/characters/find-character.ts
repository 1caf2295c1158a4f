import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { character } from '../tables';
import type { ClaimPlace } from '../proofs/claims';

export type CharacterRow = typeof character.$inferSelect;

/** A row whose character was proven. */
export type ProvenCharacter = CharacterRow & { uid: string };

export const isProven = (row: CharacterRow): row is ProvenCharacter => row.uid !== null && row.provenAt !== null;

/** The account's proven character on a server; null when it has none there. */
export async function findCharacter(db: Drizzle, place: ClaimPlace): Promise<ProvenCharacter | null> {
  const [row] = await db
    .select()
    .from(character)
    .where(and(eq(character.accountId, place.accountId), eq(character.serverId, place.serverId)));
  return row && isProven(row) ? row : null;
}
