import type { LoaderFunctionArgs } from '@remix-run/node';
import { listGameVersions } from '@starhaven/contracts/handbook';
import { orNull, upstreamFor, versionTime } from '@starhaven/upstream/server';

/**
 * `/handbook/data/versions.json`: the commits that the host serves, in the format of the specification's call. A browser asks at most once
 * a minute. If the host does not answer, the list is empty: an error status would appear in every visitor's console.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const client = upstreamFor(context, request);
  const answer = await orNull(() => client.call(listGameVersions, { query: { time: versionTime() } }));
  const cacheControl = answer === null ? 'no-store' : 'public, max-age=60';
  return Response.json(answer?.data ?? [], { headers: { 'Cache-Control': cacheControl } });
}
