import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import { UnixSecondsSchema, WireCountSchema, WireFlagSchema, WireTextSchema } from '../../protocol/wire/wire';

/** The database and the plan of its backups (docs/behaviour/admin.md#database). */
export const DatabaseStateSchema = v.object({
  kind: v.picklist(['pglite', 'postgresql']),
  version: WireTextSchema,
  bytes: WireCountSchema,
  /** Largest first. `rows` is the database's estimate; -1: it has none yet. */
  tables: listOf(v.object({ name: WireTextSchema, rows: v.number(), bytes: WireCountSchema })),
  /** The newest first. */
  migrations: listOf(v.object({ name: WireTextSchema, at: UnixSecondsSchema })),
  backups: v.object({
    /** Minutes between two planned backups; 0: none are planned. */
    everyMinutes: WireCountSchema,
    lastAt: UnixSecondsSchema,
    /** The failure of the newest attempt; empty: it succeeded. */
    failure: WireTextSchema,
  }),
});
export type DatabaseState = v.InferOutput<typeof DatabaseStateSchema>;

/** A finished and verified backup. */
export const BackupSchema = v.object({
  /** Its file name. */
  name: WireTextSchema,
  kind: v.picklist(['hourly', 'manual', 'before-migration', 'before-restore']),
  madeAt: UnixSecondsSchema,
  bytes: WireCountSchema,
  /** Rotation does not delete it. */
  isPinned: WireFlagSchema,
});
export type Backup = v.InferOutput<typeof BackupSchema>;
