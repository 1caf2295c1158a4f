import type { LoaderFunctionArgs } from '@remix-run/node';
import { unsharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import type { Follows } from '../../lib/follows/follows';
import { readFollows } from '../../lib/follows/read-follows.server';

/** The page is already shown, so this answer may take longer. */
const timeoutMs = 5_000;

/** `/status/follows.json`: what the visitor follows, for a page that came without it. */
export interface FollowsJson {
  follows: Follows;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { follows } = await readFollows(upstreamFor(context, request), { context, request }, timeoutMs);
  const body: FollowsJson = { follows };
  return Response.json(body, { headers: unsharedPage });
}
