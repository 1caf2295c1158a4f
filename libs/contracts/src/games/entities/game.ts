import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import { rowsOf } from '../../protocol/wire/rows-of';
import { UnixSecondsSchema, WireIntegerSchema, WireTextSchema } from '../../protocol/wire/wire';

/** 1 Genshin Impact, 2 Honkai: Star Rail, 3 Blue Archive (docs/behaviour/foundation.md#games). */
export const GameId = { GenshinImpact: 1, HonkaiStarRail: 2, BlueArchive: 3 } as const;
export type GameId = (typeof GameId)[keyof typeof GameId];

/** A game-server implementation and what it can do (docs/behaviour/downloads.md#game). */
export const EngineSchema = v.object({
  /** A number or a text. An unreadable id counts as missing, so that the engine is kept. */
  id: v.fallback(v.nullish(v.union([WireIntegerSchema, v.string()])), undefined),
  name: v.string(),
  short: WireTextSchema,
  /** Home page of the engine; empty if it has none. */
  link: WireTextSchema,
  features: listOf(v.string()),
  /** Name of the engine's command file, as in `/json/{slug}/command/{command}.json`. */
  command: v.optional(WireTextSchema),
});
export type Engine = v.InferOutput<typeof EngineSchema>;

/** A game as shown on the list and the detail page (docs/behaviour/downloads.md#game). */
export const GameSchema = v.object({
  id: WireIntegerSchema,
  slug: v.string(),
  title: v.string(),
  description: WireTextSchema,
  /** Absolute URL or a path on the website. */
  image: WireTextSchema,
  lastUpdate: UnixSecondsSchema,
  version: WireTextSchema,
  keyword: v.pipe(
    v.nullish(v.union([v.string(), rowsOf(v.string())]), ''),
    v.transform((value) => (Array.isArray(value) ? value.join(', ') : value)),
  ),
  engine: listOf(EngineSchema),
  gameTitle: v.optional(WireTextSchema),
  short: v.optional(WireTextSchema),
});
export type Game = v.InferOutput<typeof GameSchema>;
