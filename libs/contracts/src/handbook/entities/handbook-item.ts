import * as v from 'valibot';
import { sentOr, WireIdSchema, WireIntegerSchema, WireTextSchema } from '../../protocol/wire/wire';
import { StarTypeSchema } from './rarity';

/** The fields of every handbook item (docs/behaviour/handbook.md#items); `name` is empty if the host has none (shown as ???). */
export const HandbookItemSchema = v.object({
  id: WireIdSchema,
  name: WireTextSchema,
  desc: WireTextSchema,
  /** Absolute URL or a path on the host; empty if there is no picture. */
  icon: WireTextSchema,
  /** Game id; 0 = not sent. */
  game: sentOr(WireIntegerSchema, 0),
  /** See ItemType; 0 = not sent. */
  type: sentOr(WireIntegerSchema, 0),
  starType: StarTypeSchema,
});
export type HandbookItem = v.InferOutput<typeof HandbookItemSchema>;
