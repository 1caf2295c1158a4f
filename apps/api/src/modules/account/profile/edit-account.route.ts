import { editAccount as editAccountCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { auditChange } from '../http/audit-change';
import { requireSignedIn } from '../http/require-signed-in';
import { requireVisitorAddress } from '../http/require-visitor-address';
import { editAccount } from './edit-account';

export function editAccountRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, editAccountCall, async ({ body, request }) => {
    const signedIn = await requireSignedIn(request, context.db);
    const { addressKey } = requireVisitorAddress(request);
    const { account } = signedIn;
    const { data, version } = body;
    const edit = {
      currentPassword: body.password_saveit ?? '',
      name: data.name ?? '',
      username: data.username ?? '',
      email: data.email ?? '',
      password: data.password_web ?? '',
      gamePassword: data.password_ingame ?? '',
      locale: data.locale ?? '',
      version: version ?? null,
    };
    const changed = await auditChange(context, { request, account, event: 'account-edited' }, () =>
      editAccount(context, signedIn, { edit, addressKey }),
    );
    const message = 'Account information updated successfully';
    return { retcode: 200, message, ...(edit.version === null ? {} : { changed }) };
  });
}
