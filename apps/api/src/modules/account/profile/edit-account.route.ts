import { editAccount as editAccountCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { requireSignedIn } from '../http/require-signed-in';
import { editAccount } from './edit-account';

export function editAccountRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, editAccountCall, async ({ body, request }) => {
    await editAccount(context, await requireSignedIn(request, context.db), {
      currentPassword: body.password_saveit ?? '',
      name: body.data.name ?? '',
      username: body.data.username ?? '',
      email: body.data.email ?? '',
      password: body.data.password_web ?? '',
      gamePassword: body.data.password_ingame ?? '',
    });
    return { retcode: 200, message: 'Account information updated successfully' };
  });
}
