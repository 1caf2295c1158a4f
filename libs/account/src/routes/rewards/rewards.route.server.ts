import type { LoaderFunctionArgs } from '@remix-run/node';
import { data } from '@remix-run/node';
import { unsharedPage } from '@starhaven/ui-kit/server';
import { requireAccountVisit } from '../../lib/visit/account-visit.server';
import { findDeliveries } from '../../lib/find-deliveries.server';

/** Only the rewards of the overview, to retry this part (docs/behaviour/account.md#parts-that-fail-alone). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // After a login, redirect to the page and not to this data.
  const page = new Request(new URL('/account', request.url), request);
  const { client, sessionKey } = await requireAccountVisit({ request: page, context });
  return data({ deliveries: await findDeliveries(client, sessionKey) }, { headers: unsharedPage });
}
