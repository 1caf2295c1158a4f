import type { LoaderFunctionArgs } from '@remix-run/node';
import { listGameVersions } from '@starhaven/contracts/handbook';
import { isUpstreamError, upstreamFor, versionTime } from '@starhaven/upstream/server';

/**
 * `/handbook/data/versions.json`: the commits that the host serves, in the format of the specification's call. A browser asks at most once
 * a minute. If the host does not answer, the list is empty: an error status would appear in every visitor's console.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  try {
    const { data: versions } = await upstreamFor(context, request).call(listGameVersions, {
      query: { time: versionTime() },
    });
    return Response.json(versions, { headers: { 'Cache-Control': 'public, max-age=60' } });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return Response.json([], { headers: { 'Cache-Control': 'no-store' } });
  }
}
