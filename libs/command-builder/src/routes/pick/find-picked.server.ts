import type { Command } from '@starhaven/contracts/commands';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { CommandPlace } from '../../lib/commands/command-place';
import { findEngine } from '../../lib/engines/engine-choice';
import { readCommands } from '../../lib/engines/read-commands.server';
import { readEngines } from '../../lib/engines/read-engines.server';
import type { Visit } from '../../lib/engines/read-engines.server';
import { readRoles } from '../../lib/engines/read-roles.server';
import { isItemParam } from '@starhaven/game-commands';
import type { ItemParam } from '@starhaven/game-commands';

/** The parameter in the address of a picker. */
export interface Picked {
  place: CommandPlace;
  command: Command;
  param: ItemParam;
}

interface Asked extends Visit {
  client: UpstreamClient;
  params: { gameSlug?: string | undefined; engine?: string | undefined };
}

/** Null if the engine, the command or the parameter does not exist, or the visitor may not see it. Throws UpstreamError. */
export async function findPicked({ client, params, ...visit }: Asked): Promise<Picked | null> {
  const search = new URL(visit.request.url).searchParams;
  const engine = findEngine(await readEngines(client, visit), `${params.gameSlug}/${params.engine}`);
  if (engine === null) return null;
  const commands = await readCommands(client, engine, await readRoles(visit));
  const command = commands.find(({ id }) => id === search.get('command'));
  const param = command?.params.find(({ id }) => id === search.get('param'));
  if (!command || !param || command.fault !== undefined || !isItemParam(param)) return null;
  const { gameSlug, gameId, file } = engine;
  return { place: { gameSlug, gameId, engine: file, commandId: command.id }, command, param };
}
