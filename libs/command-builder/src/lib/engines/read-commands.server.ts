import type { Command } from '@starhaven/contracts/commands';
import { getCommands } from '@starhaven/contracts/commands';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { requireSuccess } from '@starhaven/upstream/server';
import { visibleCommands } from '../commands/visible-commands';

/** The codes for an engine without a file (docs/behaviour/commands.md#where-commands-come-from); hosts of plain files answer 404. */
const none: readonly number[] = [-1, 404];
const minuteSeconds = 60;

/** The `time` of the call, which only bypasses caches: whole minutes, so that all visitors of a minute share an answer. */
const timeOf = (nowMs: number) => String(Math.floor(nowMs / 1000 / minuteSeconds) * minuteSeconds);

/**
 * The commands of an engine that a visitor with these roles sees (docs/behaviour/commands.md#visibility). An engine without a file has
 * none. Throws UpstreamError.
 */
export async function readCommands(
  client: UpstreamClient,
  { gameSlug, file }: { gameSlug: string; file: string | null },
  roles: readonly number[],
): Promise<readonly Command[]> {
  if (file === null) return [];
  const params = { slug: gameSlug, command: file };
  const result = await client.call(getCommands, { params, query: { time: timeOf(Date.now()) } });
  if (!result.ok && none.includes(result.retcode)) return [];
  return visibleCommands(requireSuccess(getCommands, result).data, roles);
}
