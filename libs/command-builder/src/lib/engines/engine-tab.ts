import type { Game } from '@starhaven/contracts/games';
import { GameSlugSchema } from '@starhaven/contracts/games';
import { sentRows } from '@starhaven/contracts/protocol';
import type { EnginePlace } from '@starhaven/game-commands';
import { commandFileOf, engineSlug } from '@starhaven/game-commands';
import * as v from 'valibot';

/** An engine as its tab shows it. */
export interface EngineTab extends EnginePlace {
  name: string;
  /** The engine's short code. */
  short: string;
  /** 1 Genshin Impact, 2 Honkai: Star Rail, 3 Blue Archive. */
  gameId: number;
  gameTitle: string;
  /** Name of its command file; null if it has none. */
  file: string | null;
}

/** The engines of all games, each address once. */
export function engineTabs(games: readonly Game[]): EngineTab[] {
  const tabs = games.flatMap((game) =>
    game.engine.map((engine) => ({
      name: engine.name,
      short: engine.short || game.short || '',
      gameId: game.id,
      gameSlug: game.slug,
      gameTitle: game.gameTitle || game.title,
      engine: engineSlug(engine),
      // The slug is part of the file's address.
      file: v.is(GameSlugSchema, game.slug) ? commandFileOf(engine) : null,
    })),
  );
  const isFirst = (tab: EngineTab, index: number) =>
    tabs.findIndex(({ gameSlug, engine }) => gameSlug === tab.gameSlug && engine === tab.engine) === index;
  return tabs.filter(isFirst);
}

/** Whether the site can work with this list of games (docs/behaviour/commands.md#game-list-guard). */
export const isGameList = (games: readonly Game[]): boolean =>
  games.length > 0 &&
  // Unreadable entries, such as those without an id, were left out of `games`. Then the host sent more rows than `games` has.
  sentRows(games) === games.length &&
  games.every(({ title, engine }) => title !== '' && engine.length > 0);
