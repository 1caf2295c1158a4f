import { linkDevice as linkDeviceCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { isBlank } from '../../../platform/forms/field-rule';
import type { FieldRule } from '../../../platform/forms/field-rule';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { auditChange } from '../http/audit-change';
import { requireSignedIn } from '../http/require-signed-in';
import { linkDevice } from './link-device';

const rules: readonly FieldRule[] = [
  { name: 'deviceId', findFault: (id) => (isBlank(id) ? 'Please enter a valid device ID' : null) },
];

export function linkDeviceRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(
    app,
    linkDeviceCall,
    async ({ body, request }) => {
      const { account } = await requireSignedIn(request, context.db);
      const isLinked = body.action === 'add';
      await auditChange(context, { request, account, event: isLinked ? 'device-link' : 'device-unlink' }, () =>
        linkDevice(context.db, { accountId: account.id, deviceId: body.deviceId, isLinked }),
      );
      return { retcode: 0, message: isLinked ? 'Device linked' : 'Device unlinked' };
    },
    { fieldRules: rules, errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
