import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireIntegerSchema, WireTextSchema } from '../../protocol/wire/wire';

/** The commit of a game's data that a host serves (docs/behaviour/handbook.md#game-data-versions). */
export const GameVersionSchema = v.object({
  id: WireIdSchema,
  commit: WireTextSchema,
  /** Game id. */
  game: WireIntegerSchema,
});
export type GameVersion = v.InferOutput<typeof GameVersionSchema>;

/**
 * The versions that the browser stores: commits by game id, and the time of the last check, unix seconds
 * (docs/behaviour/handbook.md#game-data-versions).
 */
export const StoredVersionsSchema = v.object({
  commits: v.record(v.string(), v.string()),
  checkedAt: UnixSecondsSchema,
});
export type StoredVersions = v.InferOutput<typeof StoredVersionsSchema>;
