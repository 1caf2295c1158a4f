import * as v from 'valibot';
import { rowsOf } from '../../protocol/wire/rows-of';
import { WireFlagSchema } from '../../protocol/wire/wire';
import { adminPermissions } from './permissions';

/** The caller's current permissions. A permission that this version does not know is left out. */
export const AdminAccessSchema = v.object({
  permissions: rowsOf(v.picklist(adminPermissions)),
  /** The proofs that the caller can give. If it is empty, a login within the last ten minutes is the proof. */
  proofs: rowsOf(v.picklist(['password', 'code'])),
  /** Staff must have a second factor, and the caller has none yet. Until then `permissions` is empty. */
  isFactorMissing: WireFlagSchema,
});
export type AdminAccess = v.InferOutput<typeof AdminAccessSchema>;
