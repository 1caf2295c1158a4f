import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { AccountSecurity, WebSession } from '@starhaven/contracts';
import { extensions, getAccountSecurity, isSuccess, listSessions } from '@starhaven/contracts';
import { requireLiveAnswer, requireSession } from '@starhaven/session/server';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { readFields } from '../../lib/read-fields.server';
import { runSecurityForm } from './run-security-form.server';
import { securityIntents } from './security-reply';

const privateHeaders = { 'Cache-Control': 'private, no-store' };
export const headers = () => privateHeaders;

/** The sessions and the second factors of the account; null for what the host does not offer. */
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
        sessions: dataOf<WebSession[]>(sessions),
        security: dataOf<AccountSecurity>(security),
        hasFailed: false,
        nowSeconds,
      },
      { headers: privateHeaders },
    );
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return data(
      { sessions: null, security: null, hasFailed: true, nowSeconds },
      { status: error.kind === 'timeout' ? 504 : 502, headers: privateHeaders },
    );
  }
}

/** A loose answer does not narrow by its code; the contract says that a success carries its data. */
function dataOf<Data>(answer: { retcode: number; data?: unknown } | null): Data | null {
  return answer && isSuccess(answer.retcode) ? (answer.data as Data) : null;
}

const fieldNames = [
  'intent',
  'hasPassword',
  'current',
  'next',
  'confirmation',
  'id',
  'password',
  'code',
  'secret',
  'uri',
  'name',
  'response',
];

/** Every form of the page, told apart by `intent`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireSession(context, request);
  const form = await readFields(request, fieldNames);
  const intent = securityIntents.find((known) => known === form?.get('intent'));
  if (form === null || intent === undefined) throw new Response('Bad Request', { status: 400 });
  const field = (name: string) => String(form.get(name) ?? '');
  const visit = { context, request, client: upstreamFor(context, request), sessionKey: session.sessionKey };
  const { reply, status } = await runSecurityForm(visit, intent, field);
  return data(reply, { status, headers: privateHeaders });
}
