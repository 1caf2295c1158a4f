import { removePostgresqlTemplate } from './postgresql-template';
import { removeRunFolder } from './run-folder';
import { removePrograms } from './test-programs';

export default async function tearDown(): Promise<void> {
  removePrograms();
  await removePostgresqlTemplate();
  await removeRunFolder();
}
