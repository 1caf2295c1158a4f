import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import { WireIdSchema, WireTextListSchema, WireTextSchema } from '../../protocol/wire/wire';

/** A device that is linked to an account; `deviceFp` is its fingerprint. */
export const DeviceSchema = v.object({
  deviceId: WireIdSchema,
  name: WireTextSchema,
  model: WireTextSchema,
  deviceFp: WireTextSchema,
});
export type Device = v.InferOutput<typeof DeviceSchema>;

/** The devices of an account: linked ones, and the ids of seen but unlinked ones (docs/behaviour/account.md#devices). */
export const DeviceListSchema = v.object({ link: listOf(DeviceSchema), nolink: WireTextListSchema });
export type DeviceList = v.InferOutput<typeof DeviceListSchema>;
