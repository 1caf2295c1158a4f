import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import { UnixSecondsSchema, WireIntegerSchema, WireTextListSchema, WireTextSchema } from '../../protocol/wire/wire';

/** 1 Genshin Impact, 2 Honkai: Star Rail, 3 Blue Archive (docs/behaviour/foundation.md#games). */
export const GameId = { GenshinImpact: 1, HonkaiStarRail: 2, BlueArchive: 3 } as const;
export type GameId = (typeof GameId)[keyof typeof GameId];

// An unreadable field that nothing needs counts as absent: the game can still be shown, and the builder works with it.
const TextSchema = v.fallback(WireTextSchema, '');
const WordsSchema = v.fallback(
  v.pipe(
    WireTextListSchema,
    v.transform((words) => words.join(', ')),
  ),
  '',
);

/** A game-server implementation and what it can do (docs/behaviour/downloads.md#game). */
export const EngineSchema = v.object({
  /** A number or a text. An unreadable id counts as missing, so that the engine is kept. */
  id: v.fallback(v.nullish(v.union([WireIntegerSchema, v.string()])), undefined),
  name: v.string(),
  short: TextSchema,
  /** Home page of the engine; empty if it has none. */
  link: TextSchema,
  features: v.fallback(WireTextListSchema, []),
  /** Name of the engine's command file, as in `/json/{slug}/command/{command}.json`. */
  command: v.optional(WireTextSchema),
});
export type Engine = v.InferOutput<typeof EngineSchema>;

/** A game as shown on the list and the detail page (docs/behaviour/downloads.md#game). */
export const GameSchema = v.object({
  id: WireIntegerSchema,
  slug: v.string(),
  title: v.string(),
  description: TextSchema,
  /** Absolute URL or a path on the website. */
  image: TextSchema,
  lastUpdate: v.fallback(UnixSecondsSchema, 0),
  version: WordsSchema,
  keyword: WordsSchema,
  engine: listOf(EngineSchema),
  gameTitle: v.optional(WireTextSchema),
  short: v.optional(WireTextSchema),
});
export type Game = v.InferOutput<typeof GameSchema>;
