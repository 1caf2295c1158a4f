import * as v from 'valibot';
import { GameItemSchema } from '../../protocol/game-item';
import { listOf } from '../../protocol/wire/list-of';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

/**
 * The states of a delivery (docs/behaviour/account.md#deliveries). `unknown`: the game server did not report whether it arrived; it is not
 * sent again until staff decide.
 */
export const deliveryStates = ['accepted', 'sending', 'sent', 'unknown', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Items that are sent to a character. */
export const DeliverySchema = v.object({
  id: WireIdSchema,
  /** `id` is empty if the game server was removed. */
  server: v.object({ id: WireTextSchema, title: WireTextSchema }),
  uid: WireIdSchema,
  title: WireTextSchema,
  items: listOf(GameItemSchema),
  state: v.picklist(deliveryStates),
  /** Why it waits, failed or is unknown; if it was sent, the game server's answer. */
  note: WireTextSchema,
  acceptedAt: UnixSecondsSchema,
  /** When it was sent, failed or became unknown; 0 = not yet. */
  settledAt: UnixSecondsSchema,
});
export type Delivery = v.InferOutput<typeof DeliverySchema>;
