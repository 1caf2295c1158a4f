import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { requireSession } from '@starhaven/session/server';
import { unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';

/** The frame of the account area: the member from the session, and which parts the host has. It makes no call to the host. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { name, username } = await requireSession(context, request);
  const client = upstreamFor(context, request);
  const offered = {
    notifications: client.hasExtension(extensions.notifications),
    apiKeys: client.hasExtension(extensions.apiKeys),
    data: client.hasExtension(extensions.accountExport) || client.hasExtension(extensions.accountDeletion),
  };
  return data({ name: name || username, username, offered }, { headers: unsharedPage });
}

export const headers = unsharedHeaders;
