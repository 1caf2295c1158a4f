import { openIncident, planWork } from '../../src/modules/fleet';
import { anyVersion, listIncidentVersions } from '../../src/modules/fleet/incidents/incident-versions';
import type { SeenIncident } from '../../src/modules/fleet/incidents/incident-versions';
import { cancelPlannedWork } from '../../src/modules/fleet/incidents/manage/cancel-planned-work';
import { changePlannedWork } from '../../src/modules/fleet/incidents/manage/change-planned-work';
import { updateIncident } from '../../src/modules/fleet/incidents/manage/update-incident';
import { readIncidents } from '../../src/modules/fleet/incidents/read-incidents';
import type { Drizzle } from '../../src/platform/database/database';
import { inTransaction } from '../../src/platform/database/transaction-retry';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';

const text = 'We are looking.';
const [start, end] = [new Date(3e12), new Date(3.1e12)];

const verbs: [string, (db: Drizzle, seen: SeenIncident) => Promise<unknown>][] = [
  ['an update', (db, seen) => updateIncident(db, seen, { text })],
  ['a change', (db, seen) => changePlannedWork(db, seen, { components: ['web'] })],
  ['a cancellation', (db, seen) => inTransaction(db, (tx) => cancelPlannedWork(tx, seen))],
];

// The verbs are called as a job or the operator's command would call them: without a route that checks something first.
describeOnEachEngine('the verbs of incidents', (open) => {
  let db: TestDatabase;
  let at: Drizzle;
  beforeAll(async () => {
    db = await open();
    at = db.database.db;
  });
  beforeEach(() => db.database.query('delete from incident'));
  afterAll(() => db?.close());

  const plan = (title: string) => planWork(at, { title, text, start, end });
  const see = async (id: number): Promise<SeenIncident> => {
    const version = (await listIncidentVersions(at)).get(String(id));
    if (version === undefined) throw new Error(`There is no incident ${id}.`);
    return { id, version };
  };
  const find = async (id: number) => (await readIncidents(at, Date.now())).find((one) => one.id === String(id));

  test.each(verbs)('%s with an outdated version is refused', async (_name, verb) => {
    const id = await plan('New disk');
    const outdated = await see(id);
    await changePlannedWork(at, outdated, { title: 'Newer disk' });
    const changed = await find(id);
    await expect(verb(at, outdated)).rejects.toMatchObject({ kind: 'aborted' });
    expect(await find(id)).toEqual(changed);
    await verb(at, await see(id));
  });

  test.each(verbs)('%s without a version is applied to what is stored', async (_name, verb) => {
    const id = await plan('New disk');
    await changePlannedWork(at, await see(id), { title: 'Newer disk' });
    await verb(at, { id, version: anyVersion });
  });

  test('work that has begun keeps its start', async () => {
    const id = await plan('New disk');
    await updateIncident(at, await see(id), { text, state: 'in_progress' });
    const [earlier, later] = [new Date(2.9e12), new Date(3.2e12)];
    await changePlannedWork(at, await see(id), { start: earlier, end: later });
    expect(await find(id)).toMatchObject({ startsAt: 3e9, endsAt: 3.2e9 });
    // The operator does not know that it has begun, so the whole change is refused.
    const any = { id, version: anyVersion } as const;
    const moved = changePlannedWork(at, any, { start: earlier, end });
    await expect(moved).rejects.toMatchObject({ kind: 'failed-precondition' });
    expect(await find(id)).toMatchObject({ startsAt: 3e9, endsAt: 3.2e9 });
    await changePlannedWork(at, any, { start, end });
    expect(await find(id)).toMatchObject({ startsAt: 3e9, endsAt: 3.1e9 });
  });

  test('planned work cannot get the title of other planned work that has not ended', async () => {
    const [disk, cable] = [await plan('New disk'), await plan('New cable')];
    await openIncident(at, { title: 'Slow', text });
    const rename = async (id: number, title: string) => changePlannedWork(at, await see(id), { title, end });
    const taken = { kind: 'already-exists', details: { field: 'title' } };
    await expect(rename(cable, 'New disk')).rejects.toMatchObject(taken);
    expect(await find(cable)).toMatchObject({ title: 'New cable' });
    await rename(cable, 'New cable');
    await rename(cable, 'Slow');
    await updateIncident(at, await see(disk), { text, state: 'in_progress' });
    await updateIncident(at, await see(disk), { text, state: 'end' });
    await rename(cable, 'New disk');
  });

  test('only one work gets a title that several ask for at the same time', async () => {
    const ids = [await plan('New disk'), await plan('New cable')];
    const named = await Promise.allSettled([
      ...ids.map((id) => changePlannedWork(at, { id, version: anyVersion }, { title: 'Same' })),
      plan('Same'),
    ]);
    expect(named.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});
