import * as v from 'valibot';
import { sentOr, WireIntegerSchema } from '../../protocol/wire/wire';
import { HandbookItemSchema } from './handbook-item';

/** A weapon of the handbook (docs/behaviour/handbook.md#fields-of-a-type); `weaponType` see WeaponType, 0 = not sent. */
export const WeaponSchema = v.object({
  ...HandbookItemSchema.entries,
  weaponType: sentOr(WireIntegerSchema, 0),
});
export type Weapon = v.InferOutput<typeof WeaponSchema>;
