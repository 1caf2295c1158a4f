import { removePostgresqlTemplate } from './postgresql-template';
import { removeTemplate } from './template';
import { removePrograms } from './test-programs';

export default async function tearDown(): Promise<void> {
  removePrograms();
  await removePostgresqlTemplate();
  await removeTemplate();
}
