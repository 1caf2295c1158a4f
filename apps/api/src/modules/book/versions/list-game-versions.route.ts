import { listGameVersions } from '@starhaven/contracts/handbook';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BookModuleOptions } from '../book-module-options';

export function listGameVersionsRoute(app: FastifyInstance, { library }: BookModuleOptions): void {
  // Reads the versions of the searchable items: the database has those of a new version earlier.
  registerCall(app, listGameVersions, async () => {
    const { versions } = await library.current();
    return versions.map(({ id, commit, game }) => ({ id: String(id), commit, game }));
  });
}
