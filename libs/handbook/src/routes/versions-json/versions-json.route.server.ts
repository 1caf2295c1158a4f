import type { LoaderFunctionArgs } from '@remix-run/node';
import { listGameVersions } from '@starhaven/contracts';
import { versionTime } from '../../lib/read-version.server';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';

/**
 * `/handbook/data/versions.json`: the commits that the host serves, as the spec's call lists them; a browser asks once a minute at
 * most. A host that does not tell is no news: the list is empty then, since a status of failure would stand in every visitor's console.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  try {
    const versions = await upstreamFor(context, request).call(listGameVersions, { query: { time: versionTime() } });
    return Response.json(versions, { headers: { 'Cache-Control': 'public, max-age=60' } });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return Response.json([], { headers: { 'Cache-Control': 'no-store' } });
  }
}
