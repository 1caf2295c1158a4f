import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ComponentState, StatusSnapshot } from '@starhaven/contracts/status';
import { upstreamFor } from '@starhaven/upstream/server';
import { overallState, overallTitle } from '../../lib/servers/overall-state';
import { readStatus } from '../../lib/servers/read-status.server';
import { summariseServers } from '../../lib/servers/summarise-servers';

/** `/status.json`: the page's numbers for programs. Times are unix seconds, pings milliseconds. */
export interface StatusJson {
  state: ComponentState;
  title: string;
  /** null: some servers have not reported since the API started. */
  summary: ReturnType<typeof summariseServers>;
  snapshot: StatusSnapshot;
}

/** Any origin may read it: it contains only what the public page shows. */
const headers = { 'Access-Control-Allow-Origin': '*' };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const report = await readStatus(upstreamFor(context, request));
  if (report.kind === 'static')
    return Response.json({ message: 'This site measures no status.' }, { status: 404, headers });
  if (report.kind === 'unreachable') {
    return Response.json(
      { message: 'The status could not be read. Please try again in a moment.' },
      { status: 503, headers: { ...headers, 'Retry-After': '10', 'Cache-Control': 'no-store' } },
    );
  }
  const { snapshot } = report;
  const state = overallState(snapshot.components ?? [], snapshot.incidents ?? []);
  const body: StatusJson = {
    state,
    title: overallTitle[state],
    summary: summariseServers(snapshot.servers ?? []),
    snapshot,
  };
  return Response.json(body, { headers: { ...headers, 'Cache-Control': 'public, max-age=5' } });
}
