import * as v from 'valibot';
import { GameItemSchema } from '../../protocol/game-item';
import { listOf } from '../../protocol/wire/list-of';
import {
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';

/** A code that members redeem for items (docs/behaviour/admin.md#content). */
export const AdminRedeemCodeSchema = v.object({
  id: WireIdSchema,
  code: WireTextSchema,
  title: WireTextSchema,
  game: WireCountSchema,
  /** The slug of the only server where it works; empty: it works on all servers of the game. */
  server: WireTextSchema,
  items: listOf(GameItemSchema),
  uses: WireCountSchema,
  /** 0: no limit. */
  maxUses: WireCountSchema,
  /** 0: never. */
  expiresAt: UnixSecondsSchema,
  isDisabled: WireFlagSchema,
});
export type AdminRedeemCode = v.InferOutput<typeof AdminRedeemCodeSchema>;
