import { getDataVersion as getDataVersionCall } from '@starhaven/contracts/handbook';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../platform/errors/domain-error';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BookModuleOptions } from '../book-module-options';
import { getDataVersion } from './get-data-version';

/** The largest that the database can hold. */
const maxVersionId = 2 ** 31 - 1;

export function getDataVersionRoute(app: FastifyInstance, { db, library }: BookModuleOptions): void {
  registerCall(app, getDataVersionCall, async ({ params, query }) => {
    const id = Number(params.id);
    const changes =
      Number.isSafeInteger(id) && id <= maxVersionId
        ? await getDataVersion(db, await library.current(), { id, ...query })
        : null;
    if (changes === null) throw new DomainError('not-found', 'Version Not Found');
    return { retcode: 0, message: 'ok', data: changes };
  });
}
