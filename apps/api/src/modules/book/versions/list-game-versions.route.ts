import { listGameVersions } from '@starhaven/contracts/handbook';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BookModuleOptions } from '../book-module-options';

export function listGameVersionsRoute(app: FastifyInstance, { library }: BookModuleOptions): void {
  // Reads the versions from the search index: the database has a new version before its items can be searched.
  registerCall(app, listGameVersions, async () => {
    const { versions } = await library.current();
    return versions.map(({ id, commit, game }) => ({ id: String(id), commit, game }));
  });
}
