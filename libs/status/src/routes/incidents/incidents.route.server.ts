import { data } from '@remix-run/node';
import type { HeadersArgs, LoaderFunctionArgs } from '@remix-run/node';
import { upstreamFor } from '@starhaven/upstream/server';
import { readIncidents } from '../../lib/read-incidents.server';

/** The log of incidents. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const incidents = await readIncidents(upstreamFor(context, request));
  const nowSeconds = Math.floor(Date.now() / 1000);
  if (incidents !== 'unreachable')
    return data({ incidents, nowSeconds }, { headers: { 'Cache-Control': 'public, no-cache' } });
  return data(
    { incidents, nowSeconds },
    { status: 503, headers: { 'Cache-Control': 'private, no-store', 'Retry-After': '10' } },
  );
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;
