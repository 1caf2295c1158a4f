import { allowLogin as allowLoginCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { CallInput } from '../../../platform/http/calls/register-call';
import { isBlank } from '../../../platform/forms/field-rule';
import type { FieldRule } from '../../../platform/forms/field-rule';
import type { AccountContext } from '../account-context';
import type { AuditedEvent } from '../audit/audit-attempt';
import { auditChange } from '../http/audit-change';
import { requireSignedIn } from '../http/require-signed-in';
import { accountToWire } from '../profile/account-to-wire';
import { addAddress } from './add-address';
import { openLogin } from './open-login';
import { removeAddress } from './remove-address';

const rules: readonly FieldRule[] = [
  {
    name: 'ip',
    findFault: (ip, { type }) => (type?.startsWith('ip_') && isBlank(ip) ? 'Please enter a valid IP address' : null),
  },
];

type AllowLoginQuery = CallInput<typeof allowLoginCall>['query'];

const eventOf: Record<AllowLoginQuery['type'], AuditedEvent> = {
  all: 'login-opened',
  ip_add: 'address-added',
  ip_remove: 'address-removed',
};

function change({ db }: Pick<AccountContext, 'db'>, accountId: number, query: AllowLoginQuery): Promise<void> {
  if (query.type === 'all') return openLogin(db, accountId);
  const { ip } = query;
  return query.type === 'ip_add' ? addAddress(db, { accountId, ip }) : removeAddress(db, { accountId, ip });
}

export function allowLoginRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(
    app,
    allowLoginCall,
    async ({ query, request }) => {
      const { account } = await requireSignedIn(request, context.db);
      await auditChange(context, { request, account, event: eventOf[query.type] }, () =>
        change(context, account.id, query),
      );
      const changed = await requireSignedIn(request, context.db);
      const data = await accountToWire(context, changed, { hasExtras: query.extras === 'yes' });
      return { retcode: 0, message: 'ok', data };
    },
    { fieldRules: rules },
  );
}
