import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { listSponsorNames } from '../../account';
import { sponsorCode } from '../tables';

const maxNames = 200;

/** The names of sponsors who want to be thanked in public. */
export async function listSponsors(db: Drizzle): Promise<string[]> {
  const agreed = sql`select ${sponsorCode.accountId} from ${sponsorCode} where ${sponsorCode.isThanked}`;
  return listSponsorNames(db, agreed, maxNames);
}
