import { getItem as getItemCall } from '@starhaven/contracts/handbook';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../platform/errors/domain-error';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BookModuleOptions } from '../book-module-options';
import { getItem } from './get-item';

export function getItemRoute(app: FastifyInstance, { library, iconUrl }: BookModuleOptions): void {
  registerCall(app, getItemCall, async ({ params, query }) => {
    const key = { ...params, id: Number(params.id), group: query.grup };
    const details = getItem(await library.current(), key, query.language, iconUrl);
    if (details === null) throw new DomainError('not-found', 'Item Not Found');
    return { retcode: 0, message: 'ok', data: details };
  });
}
