import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { socialProviders } from '@starhaven/contracts';
import { pageForwarderFor } from '@starhaven/upstream/server';
import { loginPath } from '../../lib/login-entry';

/**
 * The account host's own pages on the way to Discord or Twitter and back: with our own API browsers reach that host only
 * through this site.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!socialProviders.some((known) => known === params['provider'])) return redirect(loginPath);
  return pageForwarderFor(context)(request);
}
