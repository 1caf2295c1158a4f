import { startSocialLink as startSocialLinkCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../http/require-signed-in';
import { requireClient } from '../social-context';
import type { SocialPageContext } from '../start-social-login.route';
import { startSocialLink } from './start-social-link';

export function startSocialLinkRoute(app: FastifyInstance, context: SocialPageContext): void {
  registerCall(app, startSocialLinkCall, async ({ body, request }) => {
    const signedIn = await requireSignedIn(request, context.db);
    requireClient(context, body.provider);
    return { retcode: 200, message: 'ok', data: { ticket: await startSocialLink(context, { ...signedIn, ...body }) } };
  });
}
