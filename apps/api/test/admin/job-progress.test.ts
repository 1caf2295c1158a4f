import { JobRunner } from '../../src/modules/admin/jobs/job-runner';
import type { ReportProgress } from '../../src/modules/admin/jobs/job-runner';
import { DomainError } from '../../src/platform/errors/domain-error';
import { createLogger } from '../../src/platform/logging/logger';
import { describeOnPglite } from '../support/engines';
import type { TestDatabase } from '../support/engines';

describeOnPglite('the progress of a job', (open) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db.close());

  test('a part of the work that ends after its job does not replace the reason of the failure', async () => {
    let tellLater: ReportProgress = () => Promise.resolve();
    const runner = new JobRunner({
      db: db.database.db,
      log: createLogger('info', { write: () => {} }),
      handlers: {
        restore: async (_, tell) => {
          tellLater = tell;
          await tell(40, 'Saving the current state');
          throw new DomainError('failed-precondition', 'The backup took too long.');
        },
      },
      onChange: () => {},
    });
    const { id } = await runner.begin({ kind: 'restore', subject: 'x', nonce: 'once', by: { id: 1, name: 'Lumine' } });
    await runner.settle();
    await tellLater(60, 'Restoring');
    expect(await runner.get(id)).toMatchObject({ state: 'failed', progress: 40, note: 'The backup took too long.' });
  });
});
