import { incidentPath, incidentsPath } from '@starhaven/contracts/status';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { selectRows } from '../../platform/database/select-rows';
import { inTransaction } from '../../platform/database/transaction-retry';
import type { Transaction } from '../../platform/database/transaction-retry';
import { incidentUpdates } from '../fleet';
import { notify } from '../notifications';

const maxTitleLength = 300;

interface Update {
  incidentId: number;
  title: string;
  servers: number[];
  state: string;
  text: string;
}

/** The last new update of each incident. When two servers run this at the same time, each update goes to only one of them. */
const claimUpdates = (tx: Transaction) =>
  selectRows<Update>(
    tx,
    sql`
      with claimed as (
        insert into told_update (update_id)
        select id from (${incidentUpdates}) said where not exists (select 1 from told_update where update_id = said.id)
        order by id limit 500
        on conflict do nothing
        returning update_id
      )
      select distinct on (said.incident_id) said.incident_id as "incidentId", said.title, said.servers, said.state, said.text
      from claimed join (${incidentUpdates}) said on said.id = claimed.update_id
      order by said.incident_id, said.id desc`,
  );

const accountsOf = async (tx: Transaction, query: SQL): Promise<number[]> =>
  (await selectRows<{ id: number }>(tx, query)).map(({ id }) => id);

const followersOfIncident = (tx: Transaction, incidentId: number) =>
  accountsOf(tx, sql`select account_id as id from followed_incident where incident_id = ${incidentId}`);

const followersOfServers = (tx: Transaction, servers: readonly number[]) =>
  accountsOf(
    tx,
    sql`select distinct account_id as id from followed_server where server_id = any(${`{${servers.join(',')}}`}::int[])`,
  );

/** `Login is slow (resolved): The disk was replaced.`, cut to 300 characters. */
function describeUpdate({ title, state, text }: Pick<Update, 'title' | 'state' | 'text'>): string {
  const said = [...`${title} (${state.replace('_', ' ')}): ${text}`];
  return said.length > maxTitleLength ? `${said.slice(0, maxTitleLength - 1).join('')}…` : said.join('');
}

interface CancelledWork {
  incidentId: number;
  title: string;
  servers: number[];
  followers: number[];
}

/** When two servers run this at the same time, only one gets the row. */
const claimCancelledWork = (tx: Transaction) =>
  selectRows<CancelledWork>(
    tx,
    sql`delete from cancelled_work returning incident_id as "incidentId", title, servers, followers`,
  );

/** Earlier entries were deleted together with the cancelled work. These are new ones, which belong to no incident. */
async function notifyCancelledWork(tx: Transaction): Promise<void> {
  for (const { incidentId, title, servers, followers } of await claimCancelledWork(tx)) {
    const event = {
      subject: `incident:${incidentId}`,
      title: describeUpdate({ title, state: 'cancelled', text: 'The planned work will not take place.' }),
      path: incidentsPath,
      actorId: null,
    };
    const notified = await notify(tx, { ...event, kind: 'incident', to: followers });
    await notify(tx, { ...event, kind: 'server', to: await followersOfServers(tx, servers), except: notified });
  }
}

/** Notifies followers of all new updates. A member who follows both an incident and its server gets one entry. */
export async function notifyFollowers(db: Drizzle): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const update of await claimUpdates(tx)) {
      const { incidentId, servers } = update;
      const event = {
        subject: `incident:${incidentId}`,
        title: describeUpdate(update),
        path: incidentPath(incidentId),
        actorId: null,
        incidentId,
        isSingleEntry: true,
      };
      const notified = await notify(tx, { ...event, kind: 'incident', to: await followersOfIncident(tx, incidentId) });
      await notify(tx, { ...event, kind: 'server', to: await followersOfServers(tx, servers), except: notified });
    }
    await notifyCancelledWork(tx);
  });
}
