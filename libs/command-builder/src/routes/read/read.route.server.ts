import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Command } from '@starhaven/contracts/commands';
import type { ItemParamType } from '@starhaven/game-commands';
import { findDialect, newReadings, splitLines } from '@starhaven/game-commands';
import { problemAnswer, unsharedHeaders } from '@starhaven/ui-kit/server';
import { failureStatus, isUpstreamError, orElse, upstreamFor } from '@starhaven/upstream/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { findEngine } from '../../lib/engines/engine-choice';
import type { EngineChoice } from '../../lib/engines/engine-choice';
import { itemTypesOf } from '../../lib/engines/item-types-of';
import { loadProblem } from '../../lib/engines/load-problem';
import { readCommands } from '../../lib/engines/read-commands.server';
import { readEngines } from '../../lib/engines/read-engines.server';
import { readItemFacts } from '../../lib/engines/read-item-facts.server';
import { readRoles } from '../../lib/engines/read-roles.server';
import { explainText } from '../../lib/lines/explain-text';
import type { EngineWithCommands } from '../../lib/lines/explain-text';
import type { ExplainedLine } from '../../lib/lines/explained-line';
import { readLimits } from './read-limits';

export const headers = unsharedHeaders;

interface ReadLines {
  engines: EngineChoice[];
  hasMore: boolean;
  explained: ExplainedLine[];
  silent: string[];
}

/** Explains pasted lines in words (docs/behaviour/commands.md#read-a-command). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const text = (searchParams.get('text') ?? '').slice(0, readLimits.characters);
  // The form was sent without a command.
  const isMissing = searchParams.has('text') && text.trim() === '';
  const asked = searchParams.get('engine');
  const client = upstreamFor(context, request);
  const readText = async () => {
    const engines = await readEngines(client, { context, request });
    const chosen = findEngine(engines, asked);
    const { lines, hasMore } = splitLines(text, readLimits.lines);
    const roles = await readRoles({ context, request });
    const read =
      lines.length === 0 ? { explained: [], silent: [] } : await explain(client, { engines, chosen, lines, roles });
    return data({ text, isMissing, engineId: chosen?.id ?? '', engines, hasMore, ...read, problem: null });
  };
  return orElse(readText, (error) => {
    const problem = loadProblem(failureStatus(error));
    const nothing: ReadLines = { engines: [], hasMore: false, explained: [], silent: [] };
    return data({ text, isMissing, engineId: asked ?? '', ...nothing, problem }, problemAnswer(problem));
  });
}

interface Asked {
  engines: readonly EngineChoice[];
  chosen: EngineChoice | null;
  lines: readonly string[];
  roles: readonly number[];
}

async function explain(client: UpstreamClient, { engines, chosen, lines, roles }: Asked) {
  const wanted = chosen === null ? engines : ownFirst(engines, chosen);
  const silent: string[] = [];
  const read = await Promise.all(
    wanted.map(async (engine): Promise<EngineWithCommands | null> => {
      try {
        return { ...engine, commands: await readCommands(client, engine, roles) };
      } catch (error) {
        // Without the chosen engine nothing can be explained; without another one only its part is missing.
        if (!isUpstreamError(error) || engine === chosen || engines.length === 1) throw error;
        silent.push(engine.name);
        return null;
      }
    }),
  );
  const ready = read.filter((engine) => engine !== null);
  const factsOf = factsByGame(client);
  const readings = newReadings();
  const explained = await Promise.all(
    lines.map(async (line) => {
      const found = findDialect(line, ready, {}, readings);
      const game = ready.find(({ id }) => id === found?.dialect.id)?.gameId ?? ready[0]?.gameId ?? 0;
      // An id means something else in another game, so a line is assigned to one game before names are looked up.
      const candidates = ready.filter(({ gameId }) => gameId === game);
      const facts = await factsOf(game, found ? typesOf(found.read.command, candidates) : []);
      return explainText(line, {
        engines: candidates,
        chosen: ready.find(({ id }) => id === chosen?.id) ?? null,
        facts,
        readings,
      });
    }),
  );
  return { explained, silent };
}

const ownFirst = (engines: readonly EngineChoice[], chosen: EngineChoice) => [
  chosen,
  ...engines.filter(({ id, gameId }) => gameId === chosen.gameId && id !== chosen.id),
];

const typesOf = ({ head }: Command, engines: readonly EngineWithCommands[]): ItemParamType[] =>
  itemTypesOf(
    [head],
    engines.flatMap(({ commands }) => commands),
  );

/** Each list is read once for a page, however many lines need it. */
function factsByGame(client: UpstreamClient) {
  const known = new Map<string, ReturnType<typeof readItemFacts>>();
  return async (game: number, types: readonly ItemParamType[]) => {
    const key = `${game} ${[...new Set(types)].sort().join()}`;
    const reading = known.get(key) ?? readItemFacts(client, game, types);
    known.set(key, reading);
    return (await reading).facts;
  };
}
