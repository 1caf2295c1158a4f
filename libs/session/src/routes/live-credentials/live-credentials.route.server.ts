import type { ActionFunctionArgs } from '@remix-run/node';
import { createLiveTicket } from '@starhaven/contracts/live';
import { extensions } from '@starhaven/contracts/protocol';
import { LoginRetcode } from '@starhaven/contracts/session';
import { isUpstreamError, requireSuccess, upstreamFor } from '@starhaven/upstream/server';
import { readSession } from '../../guards/guards.server';

/**
 * Only scripts of our own pages may call this, and no cache may store the answer (docs/security.md#live-key-for-scripts). A header of the
 * launcher forbids embedding.
 */
const headers = { 'Cache-Control': 'private, no-store' };
const answer = (status: number, body: object, more: HeadersInit = {}) =>
  Response.json(body, { status, headers: { ...headers, ...more } });

const retryAfterSeconds = '10';

/**
 * Returns the credential that joins the live socket as this visitor, as `{sessionKey}`. Page scripts get a key only here
 * (docs/security.md#live-key-for-scripts). A host with tickets gives a ticket for one connection. Only other hosts need the session key
 * itself, and `code`, the account's tokenAPI, in messages (docs/behaviour/chat.md#chat-request).
 */
// Not made by formAction: a script sends this and reads JSON; no page shows a reply.
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return notAllowed();
  if (!isOwnScript(request)) return answer(403, { message: 'This request did not come from this site.' });
  const session = await readSession(context, request);
  if (!session) return answer(401, { message: 'Please login to use the chat' });
  const client = upstreamFor(context, request);
  if (!client.hasExtension(extensions.liveTickets)) {
    const { sessionKey, tokenAPI: code } = session;
    return answer(200, { sessionKey, ...(code && { code }) });
  }
  try {
    const made = await client.call(createLiveTicket, { sessionKey: session.sessionKey });
    return answer(200, { sessionKey: requireSuccess(createLiveTicket, made).data.ticket });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    if (error.retcode === LoginRetcode.SESSION_ENDED) {
      return answer(401, { message: 'Your session has expired. Please log in again.' });
    }
    // Other answers do not mean that the session has ended; the browser should ask again.
    return answer(503, { message: 'The account server does not answer.' }, { 'Retry-After': retryAfterSeconds });
  }
}

export const loader = () => notAllowed();

const notAllowed = () => answer(405, { message: 'Method not allowed' }, { Allow: 'POST' });

/** On https and on localhost browsers send `Sec-Fetch-Site`. On plain http they do not, but a POST has its origin there. */
function isOwnScript(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const { origin, protocol } = new URL(request.url);
  return protocol === 'http:' && request.headers.get('origin') === origin;
}
