import type { Command, CommandParam } from '@starhaven/contracts/commands';
import { CommandNameSchema, getCommands } from '@starhaven/contracts/commands';
import { listGames } from '@starhaven/contracts/games';
import { isItemType } from '@starhaven/game-commands';
import { effectiveRoles } from '@starhaven/session';
import { readSession } from '@starhaven/session/server';
import { requireSuccess } from '@starhaven/upstream/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { CommandPlace } from '../../lib/command-place';

/** The parameter that the address of a picker names. */
export interface Picked {
  place: CommandPlace;
  command: Command;
  param: CommandParam;
}

interface Asked {
  client: UpstreamClient;
  request: Request;
  params: { gameSlug?: string | undefined; engine?: string | undefined };
  context: unknown;
}

/** Null if the game, the engine, the command or the parameter does not exist, or the visitor may not see it. Throws UpstreamError. */
export async function findPicked({ client, request, params, context }: Asked): Promise<Picked | null> {
  const { gameSlug = '', engine = '' } = params;
  const search = new URL(request.url).searchParams;
  if (!v.is(CommandNameSchema, engine)) return null;
  const games = requireSuccess(listGames, await client.call(listGames, {})).data;
  const game = games.find(
    ({ slug, engine: engines }) => slug === gameSlug && engines.some((one) => one.command === engine),
  );
  if (!game) return null;
  const result = await client.call(getCommands, { params: { slug: game.slug, command: engine } });
  if (!result.ok && (result.retcode === -1 || result.retcode === 404)) return null;
  const command = requireSuccess(getCommands, result).data.find(({ id }) => id === search.get('command'));
  const param = command?.params.find(({ id }) => id === search.get('param'));
  if (!command || !param || command.fault !== undefined || !isItemType(param.type)) return null;
  if (!(await mayUse(command, context, request))) return null;
  return { place: { gameSlug: game.slug, gameId: game.id, engine, commandId: command.id }, command, param };
}

/** docs/behaviour/commands.md#visibility */
async function mayUse({ permission }: Command, context: unknown, request: Request): Promise<boolean> {
  if (permission.length === 0) return true;
  const session = await readSession(context, request);
  return session !== null && effectiveRoles(session).some((role) => permission.includes(role));
}
