import type { LoaderFunctionArgs } from '@remix-run/node';
import { failureStatus, orElse, upstreamFor } from '@starhaven/upstream/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { findEngine } from '../../lib/engines/engine-choice';
import { findServerEngine } from '../../lib/engines/find-server-engine.server';
import { readCommands } from '../../lib/engines/read-commands.server';
import { readEngines } from '../../lib/engines/read-engines.server';
import type { Visit } from '../../lib/engines/read-engines.server';
import { readRoles } from '../../lib/engines/read-roles.server';

/**
 * `/command/data/commands.json`: the commands that the visitor sees, for scripts: of `engine`, of the game server with this `game` and `api`,
 * or of the first engine.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store' };
  const client = upstreamFor(context, request);
  const read = async () => {
    const engine = await findAsked(client, { context, request });
    if (engine === null) return Response.json({ commands: null }, { status: 404, headers });
    const commands = await readCommands(client, engine, await readRoles({ context, request }));
    return Response.json({ engine: engine.id, commands }, { headers });
  };
  return orElse(read, (error) => Response.json({ commands: null }, { status: failureStatus(error), headers }));
}

async function findAsked(client: UpstreamClient, visit: Visit) {
  const query = new URL(visit.request.url).searchParams;
  const game = query.get('game');
  if (game !== null) return findServerEngine(client, { game: Number(game), api: query.get('api') ?? '' });
  const engines = await readEngines(client, visit);
  const asked = query.get('engine') ?? '';
  return asked === '' ? (engines[0] ?? null) : findEngine(engines, asked);
}
