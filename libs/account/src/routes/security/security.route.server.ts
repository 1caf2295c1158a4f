import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { getAccountSecurity } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { listSessions } from '@starhaven/contracts/session';
import { requireLiveAnswer, requireSession } from '@starhaven/session/server';
import { formAction, problemAnswer } from '@starhaven/ui-kit/server';
import { failureStatus, isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { confirmTotpIntent, removeTotpIntent, renewCodesIntent, startTotpIntent } from './intents/authenticator.server';
import { changePasswordIntent } from './intents/change-password.server';
import { endSessionIntent } from './intents/end-session.server';
import { hostAway } from '../../lib/host-away.server';
import { addPasskeyIntent, removePasskeyIntent, startPasskeyIntent } from './intents/passkeys.server';
import type { SecurityIntent, SecurityNews } from './security-reply';
import { noSecurityNews } from './security-reply';
import type { SecurityVisit } from './intents/settle.server';

const privateHeaders = { 'Cache-Control': 'private, no-store' };
export const headers = () => privateHeaders;

/** The sessions and the second factors of the account; null for what the host does not support. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await requireSession(context, request);
  const client = upstreamFor(context, request);
  const credential = { sessionKey: session.sessionKey };
  const nowSeconds = Math.floor(Date.now() / 1000);
  try {
    const [sessions, security] = await Promise.all([
      client.hasExtension(extensions.sessions) ? client.call(listSessions, credential) : null,
      client.hasExtension(extensions.secondFactors) ? client.call(getAccountSecurity, credential) : null,
    ]);
    for (const answer of [sessions, security]) if (answer) await requireLiveAnswer(context, request, answer);
    return data(
      {
        sessions: sessions?.ok ? sessions.data : null,
        security: security?.ok ? security.data : null,
        nowSeconds,
        problem: null,
      },
      { headers: privateHeaders },
    );
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const problem = hostAway(error);
    return data({ sessions: null, security: null, nowSeconds, problem }, problemAnswer(problem));
  }
}

const runForm = formAction<SecurityVisit, SecurityIntent, SecurityNews>({
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
  more: noSecurityNews,
  onFailure: (error) => {
    if (!isUpstreamError(error)) throw error;
    const message = 'Failed to connect to server. Please try again.';
    // If a request does not fit the contract, the visitor's input is wrong; any other error comes from the host.
    const status = error.kind === 'shape' ? 422 : failureStatus(error);
    return { message: { type: 'error', title: 'Network Error', message }, status };
  },
});

/** Handles every form of the page; `intent` selects one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { sessionKey } = await requireSession(context, request);
  return runForm(request, { context, request, client: upstreamFor(context, request), sessionKey });
}
