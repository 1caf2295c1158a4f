import type { LoaderFunctionArgs } from '@remix-run/node';
import { failureStatus, isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { findEngine } from '../../lib/engines/engine-choice';
import { readCommands } from '../../lib/engines/read-commands.server';
import { readEngines } from '../../lib/engines/read-engines.server';
import { readRoles } from '../../lib/engines/read-roles.server';

/** `/command/data/commands.json?engine=`: the commands of an engine, or of the first one, that the visitor sees, for scripts. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store' };
  const client = upstreamFor(context, request);
  try {
    const engines = await readEngines(client);
    const asked = new URL(request.url).searchParams.get('engine') ?? '';
    const engine = asked === '' ? (engines[0] ?? null) : findEngine(engines, asked);
    if (engine === null) return Response.json({ commands: null }, { status: 404, headers });
    const commands = await readCommands(client, engine, await readRoles(context, request));
    return Response.json({ engine: engine.id, commands }, { headers });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return Response.json({ commands: null }, { status: failureStatus(error), headers });
  }
}
