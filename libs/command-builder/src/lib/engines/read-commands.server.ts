import type { Command } from '@starhaven/contracts/commands';
import { getCommands } from '@starhaven/contracts/commands';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isNone, requireSuccess } from '@starhaven/upstream/server';
import { visibleCommands } from '../commands/visible-commands';

const minuteSeconds = 60;

/** The call's `time`, which only bypasses caches. It is in whole minutes, so that all visitors of one minute share an answer. */
const timeOf = (nowMs: number) => String(Math.floor(nowMs / 1000 / minuteSeconds) * minuteSeconds);

/**
 * The commands of an engine that a visitor with these roles sees (docs/behaviour/commands.md#visibility). An engine without a file has
 * none (docs/behaviour/commands.md#where-commands-come-from). Throws UpstreamError.
 */
export async function readCommands(
  client: UpstreamClient,
  { gameSlug, file }: { gameSlug: string; file: string | null },
  roles: readonly number[],
): Promise<readonly Command[]> {
  if (file === null) return [];
  const params = { slug: gameSlug, command: file };
  const result = await client.call(getCommands, { params, query: { time: timeOf(Date.now()) } });
  if (isNone(result)) return [];
  return visibleCommands(requireSuccess(getCommands, result).data, roles);
}
