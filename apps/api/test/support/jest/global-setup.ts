import { makePostgresqlTemplate } from './postgresql-template';
import { makeTemplate } from '../template';
import { bundlePrograms } from './test-programs';

export default async function setUp(): Promise<void> {
  await Promise.all([makeTemplate(), makePostgresqlTemplate(), bundlePrograms()]);
}
