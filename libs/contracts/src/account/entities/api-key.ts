import * as v from 'valibot';
import {
  UnixSecondsSchema,
  WireFlagSchema,
  WireIdSchema,
  WireTextListSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';

/** A key that lets a program act for an account, as its owner sees it (docs/behaviour/account.md#api-keys). */
export const ApiKeySchema = v.object({
  id: WireIdSchema,
  name: WireTextSchema,
  /** The first characters of the key. */
  start: WireTextSchema,
  /** If false, the key may also run commands. */
  isReadOnly: WireFlagSchema,
  /** Ids of the game servers that it may use; empty: all. */
  servers: WireTextListSchema,
  /** Heads of the commands that it may run; empty: all that the account may. */
  commands: WireTextListSchema,
  /** Addresses that may use it; empty: all. */
  addresses: WireTextListSchema,
  /** Unix seconds. */
  createdAt: UnixSecondsSchema,
  expiresAt: UnixSecondsSchema,
  /** Unix seconds; 0 = never. */
  lastUsedAt: UnixSecondsSchema,
  /** The address of the last use; empty = never. */
  lastUsedFrom: WireTextSchema,
});
export type ApiKey = v.InferOutput<typeof ApiKeySchema>;
