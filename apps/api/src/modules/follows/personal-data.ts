import type { Drizzle } from '../../platform/database/database';
import type { FindPersonalData } from '../account';
import { listFollowed } from './list-followed';

/** The followed game servers and incidents of an account, for its export (docs/behaviour/account.md#export). */
export const findFollowsData =
  (db: Drizzle): FindPersonalData =>
  async (accountId) => {
    const { servers, incidents } = await listFollowed(db, accountId);
    return { followedServers: servers, followedIncidents: incidents };
  };
