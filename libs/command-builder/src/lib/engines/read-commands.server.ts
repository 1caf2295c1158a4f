import type { Command } from '@starhaven/contracts/commands';
import { getCommands } from '@starhaven/contracts/commands';
import { requireSuccess } from '@starhaven/upstream/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { EngineChoice } from './engine-choice';

/**
 * The commands of an engine that a visitor with these roles sees (docs/behaviour/commands.md#visibility). An engine without a file has
 * none. Throws UpstreamError.
 */
export async function readCommands(
  client: UpstreamClient,
  { gameSlug, engine }: Pick<EngineChoice, 'gameSlug' | 'engine'>,
  roles: readonly number[],
): Promise<readonly Command[]> {
  const result = await client.call(getCommands, { params: { slug: gameSlug, command: engine }, query: {} });
  if (!result.ok && (result.retcode === -1 || result.retcode === 404)) return [];
  const commands = requireSuccess(getCommands, result).data;
  return commands.filter(
    ({ permission }) => permission.length === 0 || permission.some((role) => roles.includes(role)),
  );
}
