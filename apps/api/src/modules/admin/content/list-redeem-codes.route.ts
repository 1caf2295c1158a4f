import { listRedeemCodes as listRedeemCodesCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { listAllServers } from '../../fleet';
import { listRedeemCodes } from '../../players';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';

export function listRedeemCodesRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listRedeemCodesCall, async ({ request }) => {
    await requireReader(context, request, 'codes');
    const slugs = new Map((await listAllServers(context.db)).map(({ id, slug }) => [id, slug]));
    // A server that was removed has no name any more.
    const data = await listRedeemCodes(context.db, (id) => slugs.get(id) ?? `#${id}`);
    return { retcode: 0, message: 'ok', data };
  });
}
