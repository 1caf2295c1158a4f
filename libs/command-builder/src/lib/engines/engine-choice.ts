/** An engine with a command file, as pages offer it. */
export interface EngineChoice {
  /** `{gameSlug}/{engine}`, unique among all games: the value of fields and addresses. */
  id: string;
  gameSlug: string;
  /** 1 Genshin Impact, 2 Honkai: Star Rail, 3 Blue Archive. */
  gameId: number;
  gameTitle: string;
  /** The name of the engine's command file. */
  engine: string;
  /** For display. */
  name: string;
}

/** The engine that a field or an address names; null for any other text. */
export const findEngine = (engines: readonly EngineChoice[], id: string | null): EngineChoice | null =>
  engines.find((engine) => engine.id === id) ?? null;
