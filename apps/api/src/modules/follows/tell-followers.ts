import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { selectRows } from '../../platform/database/select-rows';
import { inTransaction } from '../../platform/database/transaction-retry';
import type { Transaction } from '../../platform/database/transaction-retry';
import { tell } from '../bell';

const maxTitleLength = 300;

interface Update {
  incidentId: number;
  title: string;
  servers: number[];
  state: string;
  text: string;
}

/** The last new update of each incident. Two servers that look at once get each update in one of them only. */
const claimUpdates = (tx: Transaction) =>
  selectRows<Update>(
    tx,
    sql`
      with claimed as (
        insert into told_update (update_id)
        select id from incident_update where not exists (select 1 from told_update where update_id = incident_update.id)
        order by id limit 500
        on conflict do nothing
        returning update_id
      )
      select distinct on (incident.id) incident.id as "incidentId", incident.title, incident.servers, said.state, said.text
      from claimed join incident_update said on said.id = claimed.update_id join incident on incident.id = said.incident_id
      order by incident.id, said.id desc`,
  );

async function followersOf(tx: Transaction, { incidentId, servers }: Update) {
  const ids = async (query: ReturnType<typeof sql>) =>
    (await selectRows<{ id: number }>(tx, query)).map(({ id }) => id);
  return {
    ofIncident: await ids(sql`select account_id as id from followed_incident where incident_id = ${incidentId}`),
    ofServers: await ids(
      sql`select distinct account_id as id from followed_server where server_id = any(${`{${servers.join(',')}}`}::int[])`,
    ),
  };
}

/** `Login is slow (resolved): The disk was replaced.`, cut to 300 characters. */
function sayUpdate({ title, state, text }: Update): string {
  const said = [...`${title} (${state.replace('_', ' ')}): ${text}`];
  return said.length > maxTitleLength ? `${said.slice(0, maxTitleLength - 1).join('')}…` : said.join('');
}

/** Tells followers of the updates that nobody was told of yet. Who follows both an incident and its server hears of it once. */
export async function tellFollowers(db: Drizzle): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const update of await claimUpdates(tx)) {
      const { incidentId } = update;
      const { ofIncident, ofServers } = await followersOf(tx, update);
      const news = {
        subject: `incident:${incidentId}`,
        title: sayUpdate(update),
        path: `/status/incidents#incident-${incidentId}`,
        actorId: null,
        incidentId,
        staysOne: true,
      };
      const told = await tell(tx, { ...news, kind: 'incident', to: ofIncident });
      await tell(tx, { ...news, kind: 'server', to: ofServers, except: told });
    }
  });
}
