import type { Command } from '@starhaven/contracts/commands';
import type { CommandFacts, Recipe } from '@starhaven/game-commands';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { findEngine } from '../engines/engine-choice';
import type { EngineChoice } from '../engines/engine-choice';
import { itemTypesOf } from '../engines/item-types-of';
import { readCommands } from '../engines/read-commands.server';
import { readEngines } from '../engines/read-engines.server';
import type { Visit } from '../engines/read-engines.server';
import { readItemFacts } from '../engines/read-item-facts.server';
import { readRoles } from '../engines/read-roles.server';

export interface OpenedRecipe {
  engine: EngineChoice;
  commands: readonly Command[];
  facts: CommandFacts;
}

/** The engine and its current commands, to check a recipe against. Null if the site has no such engine. Throws UpstreamError. */
export async function openRecipe(
  client: UpstreamClient,
  { engineId, recipe, visit }: { engineId: string; recipe: Recipe; visit: Visit },
): Promise<OpenedRecipe | null> {
  const engine = findEngine(await readEngines(client, visit), engineId);
  if (engine === null) return null;
  const commands = await readCommands(client, engine, await readRoles(visit));
  const heads = recipe.lines.map(({ head }) => head);
  const { facts } = await readItemFacts(client, engine.gameId, itemTypesOf(heads, commands));
  return { engine, commands, facts };
}
