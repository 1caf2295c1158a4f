import type { ProofMethod } from '@starhaven/contracts/account';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { isEqualSecret } from '../../../platform/secrets/is-equal-secret';
import { seal, unseal } from '../../../platform/secrets/secret-box';
import { newCode } from '../../account';
import type { PlayersContext } from '../players-context';
import { characterClaim } from '../tables';

/** A code is valid for this long (docs/behaviour/account.md#proofs-of-a-character). */
const claimMinutes = 10;
/** After this many entries, right or wrong, the code is invalid. */
const maxTries = 5;

type Store = Pick<PlayersContext, 'db' | 'codeKey'>;

export interface ClaimPlace {
  accountId: number;
  serverId: number;
}

export interface Claim extends ClaimPlace {
  /** null: the claim is for the player who enters the code in the game. */
  uid: string | null;
  method: ProofMethod;
  code: string;
  /** The stored form of the code, which identifies this claim. */
  sealedCode: string;
  expiresAt: Date;
}

type ClaimRow = typeof characterClaim.$inferSelect;

const at = ({ accountId, serverId }: ClaimPlace) =>
  and(eq(characterClaim.accountId, accountId), eq(characterClaim.serverId, serverId));
const isOpen = and(gt(characterClaim.expiresAt, sql`now()`), lt(characterClaim.tries, maxTries));

/** A row whose code was encrypted with another secret counts as absent. */
function openClaim(row: ClaimRow, key: Buffer): Claim | null {
  try {
    return { ...row, code: unseal(row.sealedCode, key) };
  } catch {
    return null;
  }
}

/** The open claim of an account on a server; null when there is none. */
export async function findClaim({ db, codeKey }: Store, place: ClaimPlace): Promise<Claim | null> {
  const [row] = await db
    .select()
    .from(characterClaim)
    .where(and(at(place), isOpen));
  return row ? openClaim(row, codeKey) : null;
}

/**
 * The open claim for this player by this method, otherwise a new one, which replaces any other claim of the account on this server.
 * Parallel requests get the same code.
 */
export async function openOrRenewClaim(
  { db, codeKey }: Store,
  { uid, method, ...place }: ClaimPlace & Pick<Claim, 'uid' | 'method'>,
): Promise<Claim> {
  const fresh = {
    uid,
    method,
    sealedCode: seal(newCode(), codeKey),
    tries: 0,
    expiresAt: sql`now() + make_interval(mins => ${claimMinutes})`,
  };
  const isSame = and(sql`${characterClaim.uid} is not distinct from ${uid}`, eq(characterClaim.method, method), isOpen);
  await db
    .insert(characterClaim)
    .values({ ...place, ...fresh })
    .onConflictDoUpdate({
      target: [characterClaim.accountId, characterClaim.serverId],
      set: fresh,
      setWhere: sql`not (${isSame})`,
    });
  const claim = await findClaim({ db, codeKey }, place);
  // The row exists unless it expired just now, or its secret was changed: then a new one replaces it.
  if (claim !== null) return claim;
  await dropClaim(db, place);
  return openOrRenewClaim({ db, codeKey }, { uid, method, ...place });
}

/**
 * Counts an entry of the account's claim, then compares; null when the code is wrong or there is none. The count comes first and in one
 * statement, so that parallel entries have no more tries than consecutive ones.
 */
export async function tryClaim({ db, codeKey }: Store, place: ClaimPlace, typed: string): Promise<Claim | null> {
  const [row] = await db
    .update(characterClaim)
    .set({ tries: sql`${characterClaim.tries} + 1` })
    .where(and(at(place), isOpen))
    .returning();
  const claim = row ? openClaim(row, codeKey) : null;
  const given = typed.replace(/[\s-]/g, '').toUpperCase();
  return claim !== null && isEqualSecret(given, claim.code) ? claim : null;
}

/** Consumes a claim; of several concurrent calls, one gets true. A claim that was replaced or has expired since is not consumed. */
export async function takeClaim(tx: Drizzle, claim: Claim): Promise<boolean> {
  const taken = await tx
    .delete(characterClaim)
    .where(and(at(claim), eq(characterClaim.sealedCode, claim.sealedCode), gt(characterClaim.expiresAt, sql`now()`)))
    .returning({ accountId: characterClaim.accountId });
  return taken.length > 0;
}

export async function dropClaim(db: Drizzle, place: ClaimPlace): Promise<void> {
  await db.delete(characterClaim).where(at(place));
}
