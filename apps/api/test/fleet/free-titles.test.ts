import { openIncident, planWork } from '../../src/modules/fleet';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';

describeOnEachEngine('titles of incidents and planned work', (open) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db?.close());

  test('cannot be used twice while the first one is open, by any caller of the verb', async () => {
    const text = 'We are looking.';
    const at = db.database.db;
    const taken = { kind: 'already-exists' };
    const opened = await Promise.allSettled([
      openIncident(at, { title: 'Slow', text }),
      openIncident(at, { title: 'Slow', text }),
    ]);
    expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(openIncident(at, { title: 'Slow', text })).rejects.toMatchObject(taken);
    const work = { title: 'Slow', text, start: new Date(3e12), end: new Date(3.1e12) };
    await planWork(at, work);
    await expect(planWork(at, work)).rejects.toMatchObject(taken);
  });
});
