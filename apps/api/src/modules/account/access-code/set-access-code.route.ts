import { setAccessCode as setAccessCodeCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { isBlank } from '../../../platform/forms/field-rule';
import type { FieldRule } from '../../../platform/forms/field-rule';
import type { AccountContext } from '../account-context';
import { auditChange } from '../http/audit-change';
import { requireSignedIn } from '../http/require-signed-in';
import { setAccessCode } from './set-access-code';

const rules: readonly FieldRule[] = [
  { name: 'code', findFault: (code) => (isBlank(code) ? 'Please enter a valid access code' : null) },
];

export function setAccessCodeRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(
    app,
    setAccessCodeCall,
    async ({ query, request }) => {
      const { account } = await requireSignedIn(request, context.db);
      const code = await auditChange(context, { request, account, event: 'access-code' }, () =>
        setAccessCode(context, { account, wish: query.code }),
      );
      return { retcode: 0, message: 'ok', data: { code } };
    },
    { fieldRules: rules },
  );
}
