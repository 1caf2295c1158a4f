import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { extensions, logOut } from '@starhaven/contracts';
import { logOutTo, readSession } from '@starhaven/session/server';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';

/**
 * Ends the session here, and at the host where it knows sessions, and leaves for `/`, or from the account area for `/login`
 * (spec 1 §2, §4). The cookie goes even when the host cannot be reached.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const session = await readSession(context, request);
  const client = upstreamFor(context, request);
  if (session && client.hasExtension(extensions.sessions)) {
    const everywhere = form.get('everywhere') === 'yes';
    await client.call(logOut, { sessionKey: session.sessionKey, body: { everywhere } }).catch((error: unknown) => {
      if (!isUpstreamError(error)) throw error;
    });
  }
  return logOutTo(context, form.get('from') === 'account' ? '/login' : '/', null);
}

/** The address has no page of its own, and a link logs nobody out. */
export const loader = () => redirect('/');
