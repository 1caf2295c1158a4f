import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireIntegerSchema, WireTextSchema } from '../lib/wire';

/** Which commit of a game's data a host serves (docs/behaviour/handbook.md#game-data-versions). */
export const GameVersionSchema = v.object({
  id: WireIdSchema,
  commit: WireTextSchema,
  /** Game id. */
  game: WireIntegerSchema,
});
export type GameVersion = v.InferOutput<typeof GameVersionSchema>;

/**
 * What the browser remembers of them: commits by game id, and when it last asked, unix seconds
 * (docs/behaviour/handbook.md#game-data-versions).
 */
export const StoredVersionsSchema = v.object({
  commits: v.record(v.string(), v.string()),
  checkedAt: UnixSecondsSchema,
});
export type StoredVersions = v.InferOutput<typeof StoredVersionsSchema>;
