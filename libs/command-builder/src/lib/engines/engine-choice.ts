import type { EnginePlace } from '@starhaven/game-commands';
import type { EngineTab } from './engine-tab';

/** An engine that has a command file, as pages offer it. */
export interface EngineChoice extends EnginePlace {
  /** `{gameSlug}/{file}`, unique among all games: the value of fields and addresses. */
  id: string;
  /** 1 Genshin Impact, 2 Honkai: Star Rail, 3 Blue Archive. */
  gameId: number;
  gameTitle: string;
  /** The name of the engine's command file. */
  file: string;
  /** The name for display. */
  name: string;
}

/** The engines that have a command file, in the order of their tabs. */
export const engineChoices = (tabs: readonly EngineTab[]): EngineChoice[] =>
  tabs.flatMap(({ gameSlug, gameId, gameTitle, file, name }) =>
    file === null ? [] : [{ id: `${gameSlug}/${file}`, gameSlug, gameId, gameTitle, engine: file, file, name }],
  );

/** The engine with this id from a field or an address; null for any other text. */
export const findEngine = (engines: readonly EngineChoice[], id: string | null): EngineChoice | null =>
  engines.find((engine) => engine.id === id) ?? null;
