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

/** The sessions and the second factors of the account; null for each that the host does not support or refused. */
export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(args, async ({ context, request, client, sessionKey }) => {
    const has = (name: string) => client.hasExtension(name);
    const sendsBoth = has(extensions.secondFactors) && has(extensions.securitySessions);
    const askForSessions = async () => {
      const answer = await requireLiveAnswer(context, request, await client.call(listSessions, { sessionKey }));
      return answer.ok ? answer.data : null;
    };
    const askForSecurity = async () => {
      const query = sendsBoth ? { sessions: 'yes' as const } : {};
      const call = client.call(getAccountSecurity, { sessionKey, query });
      const answer = await requireLiveAnswer(context, request, await call);
      return answer.ok ? answer.data : null;
    };

    // One answer instead of two: a separate call would cost a request, a session check and a decoding.
    const [protection, listed] = await Promise.all([
      has(extensions.secondFactors) ? askForSecurity() : null,
      has(extensions.sessions) && !sendsBoth ? askForSessions() : null,
    ]);
    const isListMissing = sendsBoth && has(extensions.sessions) && !protection?.sessions;
    const ownSessions = isListMissing ? await askForSessions() : listed;
    if (!protection) return { sessions: ownSessions, security: null };
    const { sessions = ownSessions, ...security } = protection;
    return { sessions, security };
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
