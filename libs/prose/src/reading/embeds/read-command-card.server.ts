import { GameSlugSchema } from '@starhaven/contracts/games';
import { CommandNameSchema, getCommands } from '@starhaven/contracts/commands';
import { buildCommand, valuePrefix, valuesFromSearch } from '@starhaven/game-commands';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isNone, requireSuccess } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { EmbedCard } from './embed-card.server';
import { partsOf } from './parts-of';

const minuteSeconds = 60;

/** A command with its values. Only commands that everybody sees, because the page is the same for all. */
export async function readCommandCard(
  client: UpstreamClient,
  address: URL,
  signal: AbortSignal,
): Promise<EmbedCard | null> {
  const [, slug, engine] = partsOf(address);
  const id = address.searchParams.get('command');
  if (id === null || !v.is(GameSlugSchema, slug) || !v.is(CommandNameSchema, engine)) return null;
  // Only bypasses caches. In whole minutes, so that all visitors of one minute share an answer.
  const time = String(Math.floor(Date.now() / 1000 / minuteSeconds) * minuteSeconds);
  const answer = await client.call(getCommands, { params: { slug, command: engine }, query: { time }, signal });
  if (isNone(answer)) return null;
  const commands = requireSuccess(getCommands, answer).data;
  const command = commands.find((one) => one.id === id);
  if (!command || command.permission.length > 0) return null;
  const { lines } = buildCommand({ command, values: valuesFromSearch(command, address.searchParams, valuePrefix) });
  const [line] = lines;
  return {
    kind: 'command',
    to: address.pathname + address.search + address.hash,
    title: command.label || command.head,
    facts: line === undefined ? ['Open it to choose its values'] : lines.length > 1 ? [`${lines.length} lines`] : [],
    ...(line === undefined ? {} : { line: lines.slice(0, 20).join('\n') }),
  };
}
