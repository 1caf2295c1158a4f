import * as v from 'valibot';
import { UnixSecondsSchema, WireCountSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

/**
 * `rehearsal` restores a backup into a scratch database and reports the result; `restore` starts with a rehearsal. `link-check` requests
 * all download links; `file-check` reads one file and compares its checksum. `import-rehearsal` reports what an import into the handbook
 * would change, and `import` changes it. The agent of a game server does `server-restart` and `server-stop`.
 */
export const adminJobKinds = [
  ...(['backup', 'rehearsal', 'restore', 'link-check', 'file-check'] as const),
  ...(['import-rehearsal', 'import', 'server-restart', 'server-stop'] as const),
] as const;
export type AdminJobKind = (typeof adminJobKinds)[number];

/** A job that staff started (docs/behaviour/admin.md#jobs). */
export const AdminJobSchema = v.object({
  id: WireIdSchema,
  kind: v.picklist(adminJobKinds),
  /** The name of a backup or a server, or the subject of an import; empty: none of them. */
  subject: WireTextSchema,
  state: v.picklist(['waiting', 'running', 'done', 'failed']),
  /** Percent. */
  progress: v.pipe(WireCountSchema, v.maxValue(100)),
  /** What it does now, or how it ended; for display. */
  note: WireTextSchema,
  /** Lines of the result. */
  report: v.optional(v.array(v.string()), []),
  createdAt: UnixSecondsSchema,
  /** 0: not yet. */
  endedAt: UnixSecondsSchema,
  by: WireTextSchema,
});
export type AdminJob = v.InferOutput<typeof AdminJobSchema>;
