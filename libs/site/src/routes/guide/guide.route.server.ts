import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { readEntries } from '../../lib/read-entries.server';

/** The addresses are at most this old. */
const pageFreshSeconds = 60;

/** The servers with an address for players. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const servers = await readEntries(client);
  const mayHaveServers = !client.knowsExtensions || client.hasExtension(extensions.status);
  const headers =
    servers === null && mayHaveServers ? unsharedPage : { 'Cache-Control': `public, max-age=${pageFreshSeconds}` };
  return data({ servers }, { headers });
}

export const headers = sharedPage();
