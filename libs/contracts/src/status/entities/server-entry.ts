import * as v from 'valibot';
import { listOrMapOf } from '../../protocol/wire/list-of';
import {
  sentOr,
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireIntegerSchema,
  WireNumberSchema,
  WireTextListSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';

const NumberOrZeroSchema = sentOr(WireNumberSchema, 0);

/** `usage` and `usage_raw` in percent, `core` in numbers of cores (docs/behaviour/status.md#server-data). */
const CpuSchema = v.object({
  usage: NumberOrZeroSchema,
  usage_raw: NumberOrZeroSchema,
  core: sentOr(v.object({ limit: NumberOrZeroSchema, total: NumberOrZeroSchema }), null),
});

/** `usage` in percent, `currently` and `total` in MB (docs/behaviour/status.md#server-data). */
const RamSchema = v.object({ usage: NumberOrZeroSchema, currently: NumberOrZeroSchema, total: NumberOrZeroSchema });

/** Players in total and by platform name (docs/behaviour/status.md#server-data). */
const StatsSchema = v.object({
  player: WireCountSchema,
  platform: sentOr(v.record(v.string(), WireCountSchema), {}),
});

/** A message during maintenance, otherwise falsy; "true" counts as maintenance without a message. */
const MaintenanceSchema = v.pipe(
  v.nullish(v.union([v.string(), v.boolean(), v.literal(0), v.literal(1)]), ''),
  v.transform((value) => (typeof value === 'string' ? value.trim() : value ? 'Maintenance' : '')),
);

/** The state of a game server (docs/behaviour/status.md#server-data). */
export const ServerStateSchema = v.object({
  /** Game id; other numbers are an unknown game. */
  game: sentOr(WireIntegerSchema, 0),
  /** See ServerPrivacy; -1 = not sent. */
  privacy: sentOr(WireIntegerSchema, -1),
  online: v.nullish(WireFlagSchema, false),
  /** Empty when there is none. */
  maintenance: MaintenanceSchema,
  disable: v.nullish(WireFlagSchema, false),
  version: WireTextListSchema,
  /** Milliseconds; null = not measured. */
  ping: sentOr(WireNumberSchema, null),
  /** Start time of the server, unix seconds; 0 = unknown. */
  startup: UnixSecondsSchema,
  /** Commit hash of its build; `???` or empty when unknown. */
  commit: WireTextSchema,
  stats: sentOr(StatsSchema, { player: 0, platform: {} }),
  /** false: the number of players is unknown; then `stats.player` is 0. Not in the specification. */
  playersKnown: v.nullish(WireFlagSchema, true),
  /** True after a start of the API until the server reports for the first time; ignore `online` until then. Not in the specification. */
  awaited: v.nullish(WireFlagSchema, false),
  /** null = not reported. */
  cpu: sentOr(CpuSchema, null),
  /** null = not reported. */
  ram: sentOr(RamSchema, null),
  /** The address to which players connect, such as `play.example.org:22102`; empty: unknown. Not in the specification. */
  address: WireTextSchema,
  /** A hint for players: what to enter where; empty: none. Not in the specification. */
  entry: WireTextSchema,
  /** A simulated server of the demonstration, which players cannot join. Not in the specification. */
  demo: v.nullish(WireFlagSchema, false),
});
export type ServerState = v.InferOutput<typeof ServerStateSchema>;

/** A row of the server list (docs/behaviour/status.md#server-data). */
export const ServerEntrySchema = v.object({ id: WireIdSchema, name: WireTextSchema, server: ServerStateSchema });
export type ServerEntry = v.InferOutput<typeof ServerEntrySchema>;

/** A row without an inner object for the state; `online` distinguishes it from any other value with an id. */
const FlatEntrySchema = v.pipe(
  v.object({ id: WireIdSchema, name: WireTextSchema, ...ServerStateSchema.entries, online: WireFlagSchema }),
  v.transform(({ id, name, ...server }): ServerEntry => ({ id, name, server })),
);

const EntriesSchema = listOrMapOf(v.union([ServerEntrySchema, FlatEntrySchema]), { isWhole: true });

/**
 * The server list. The spec shows only "data list of servers" (docs/behaviour/api.md#shapes-that-are-left-open). Accepted: `{data}`,
 * `{servers}` and the bare value, each a list or a map by id, rows with or without the inner `server`. The output is `{data: rows}`.
 */
export const ServerListSchema = v.union([
  v.object({ data: EntriesSchema }),
  v.pipe(
    v.object({ servers: EntriesSchema }),
    v.transform(({ servers }) => ({ data: servers })),
  ),
  v.pipe(
    EntriesSchema,
    v.transform((data) => ({ data })),
  ),
]);
export type ServerList = v.InferOutput<typeof ServerListSchema>;
