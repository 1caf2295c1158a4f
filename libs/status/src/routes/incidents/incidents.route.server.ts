import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { problemAnswer, sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { readFollows } from '../../lib/follows/read-follows.server';
import { readIncidents } from '../../lib/incidents/read-incidents.server';
import { readStatus } from '../../lib/servers/read-status.server';

/** Loads the incidents page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const [{ incidents, problem }, report, { follows, isPersonal }] = await Promise.all([
    readIncidents(client),
    readStatus(client),
    readFollows(client, { context, request }),
  ]);
  const servers =
    report.kind === 'measured' ? (report.snapshot.servers ?? []).map(({ id, name }) => ({ id, name })) : [];
  const page = { incidents, problem, servers, follows, nowSeconds: Math.floor(Date.now() / 1000) };
  if (problem) return data(page, problemAnswer(problem));
  // Without the report the server names are unknown.
  return data(page, report.kind === 'unreachable' || isPersonal ? { headers: unsharedPage } : {});
}

export const headers = sharedPage();
