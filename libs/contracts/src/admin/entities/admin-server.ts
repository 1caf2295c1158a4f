import * as v from 'valibot';
import {
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';

/** A game server as its operator sees it, even if it is disabled (docs/behaviour/admin.md#fleet). */
export const AdminServerSchema = v.object({
  id: WireIdSchema,
  slug: WireTextSchema,
  name: WireTextSchema,
  game: WireCountSchema,
  privacy: WireCountSchema,
  /** Empty: unknown. */
  engine: WireTextSchema,
  connection: v.picklist(['agent', 'engine']),
  isDisabled: WireFlagSchema,
  /** What staff entered; empty: none. */
  maintenance: WireTextSchema,
  /** What players see: the entered text, or that of planned work or of the game server itself; empty: none. */
  shownMaintenance: WireTextSchema,
  /** The address to which players connect; empty: unknown. */
  address: WireTextSchema,
  /** A hint for players: what to enter where; empty: none. */
  entry: WireTextSchema,
  isDemo: WireFlagSchema,
  isOnline: WireFlagSchema,
  players: WireCountSchema,
  /** 0: it never reported. */
  firstHeardAt: UnixSecondsSchema,
});
export type AdminServer = v.InferOutput<typeof AdminServerSchema>;

/** The key of a server's agent, shown once. `lines` explain how to use it, with the complete command. */
export const ServerKeySchema = v.object({ slug: WireTextSchema, key: WireTextSchema, lines: v.array(v.string()) });
export type ServerKey = v.InferOutput<typeof ServerKeySchema>;
