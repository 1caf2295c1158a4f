import type { LoaderFunctionArgs } from '@remix-run/node';
import { listGameVersions } from '@starhaven/contracts';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';

/** `/handbook/data/versions.json`: the commits that the host serves, as the spec's call lists them; all visitors of a minute share one answer. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  try {
    const versions = await upstreamFor(context, request).call(listGameVersions, {});
    return Response.json(versions, { headers: { 'Cache-Control': 'public, max-age=60' } });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return Response.json(
      { message: 'The versions of the game data could not be read.' },
      { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '60' } },
    );
  }
}
