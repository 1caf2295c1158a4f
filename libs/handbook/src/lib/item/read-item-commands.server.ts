import { getCommands } from '@starhaven/contracts/commands';
import type { Engine } from '@starhaven/contracts/games';
import { buildCommand, commandFileOf, commandHref, commandsForItem, engineSlug } from '@starhaven/game-commands';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orElse } from '@starhaven/upstream/server';

/** The commands of one engine that accept an item, each with the item filled in. */
export interface ItemCommands {
  /** The engine as the chat's hand-off identifies it. */
  engine: { game: number; id: string; name: string };
  /** `line` is the command if it needs only the item; null if it needs more. */
  links: { label: string; to: string; line: string | null }[];
}

/** How long the item's page waits for the commands. */
const timeoutMs = 1_500;
const minuteSeconds = 60;

export interface AskedCommands {
  gameSlug: string;
  engines: readonly Engine[];
  item: { game: number; type: number; id: string };
}

/**
 * The commands of each engine that accept an item (docs/behaviour/commands.md#commands-for-an-item). Only commands that everybody sees,
 * because the page is the same for all. An engine that does not answer is left out; `isPartial` is then true, and the page must not be
 * shared.
 */
export async function readItemCommands(
  client: UpstreamClient,
  { gameSlug, engines, item }: AskedCommands,
): Promise<{ commands: ItemCommands[]; isPartial: boolean }> {
  const signal = AbortSignal.timeout(timeoutMs);
  // Only bypasses caches. In whole minutes, so that all visitors of one minute share an answer.
  const time = String(Math.floor(Date.now() / 1000 / minuteSeconds) * minuteSeconds);
  const readEngine = async (engine: Engine): Promise<ItemCommands | null> => {
    const command = commandFileOf(engine);
    if (command === null) return null;
    const params = { slug: gameSlug, command };
    const result = await client.call(getCommands, { params, query: { time }, signal });
    if (!result.ok) return null;
    const place = { gameSlug, engine: engineSlug(engine) };
    const links = commandsForItem(
      result.data.filter(({ permission }) => permission.length === 0),
      item,
    ).map(({ command: one, values }) => ({
      label: one.label || one.head,
      to: commandHref(place, one, values),
      line: buildCommand({ command: one, values }).lines[0] ?? null,
    }));
    return links.length === 0
      ? null
      : { engine: { game: item.game, id: `${gameSlug}/${place.engine}`, name: engine.name }, links };
  };
  const readOrFail = (engine: Engine): Promise<ItemCommands | 'failed' | null> =>
    orElse(
      () => readEngine(engine),
      () => 'failed' as const,
    );
  const read = await Promise.all(engines.map(readOrFail));
  return {
    commands: read.filter((one) => one !== null && one !== 'failed'),
    isPartial: read.includes('failed'),
  };
}
