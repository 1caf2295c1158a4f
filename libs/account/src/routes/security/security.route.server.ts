import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { getAccountSecurity } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { listSessions } from '@starhaven/contracts/session';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import { failedReply } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { loadForMember, requireAccountVisit } from '../../lib/visit/account-visit.server';
import { confirmTotpIntent, removeTotpIntent, renewCodesIntent, startTotpIntent } from './intents/authenticator.server';
import { changePasswordIntent } from './intents/change-password.server';
import { endSessionIntent } from './intents/end-session.server';
import { addPasskeyIntent, removePasskeyIntent, startPasskeyIntent } from './intents/passkeys.server';
import type { SecurityIntent, SecurityReplyFields } from './security-reply';
import { securityReplyDefaults } from './security-reply';

export const headers = unsharedHeaders;

/** The sessions and the second factors of the account; null for each that the host does not support. */
export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(args, async ({ context, request, client, sessionKey }) => {
    const [sessions, security] = await Promise.all([
      client.hasExtension(extensions.sessions) ? client.call(listSessions, { sessionKey }) : null,
      client.hasExtension(extensions.secondFactors) ? client.call(getAccountSecurity, { sessionKey }) : null,
    ]);
    for (const answer of [sessions, security]) if (answer) await requireLiveAnswer(context, request, answer);
    return {
      sessions: sessions?.ok ? sessions.data : null,
      security: security?.ok ? security.data : null,
    };
  });

const runForm = formAction<AccountVisit, SecurityIntent, SecurityReplyFields>({
  intents: {
    'change-password': changePasswordIntent,
    'end-session': endSessionIntent,
    'start-totp': startTotpIntent,
    'confirm-totp': confirmTotpIntent,
    'remove-totp': removeTotpIntent,
    'renew-codes': renewCodesIntent,
    'start-passkey': startPasskeyIntent,
    'add-passkey': addPasskeyIntent,
    'remove-passkey': removePasskeyIntent,
  },
  more: securityReplyDefaults,
  onFailure: (error) => failedReply(error),
});

/** Handles every form of the page; `intent` selects one. */
export const action = async (args: ActionFunctionArgs) => runForm(args.request, await requireAccountVisit(args));
