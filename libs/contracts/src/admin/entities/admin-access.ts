import * as v from 'valibot';
import { rowsOf } from '../../protocol/rows-of';
import { WireFlagSchema } from '../../protocol/wire';
import { adminPermissions } from '../permissions';

/** What the caller may do now. A permission that this version does not know is left out. */
export const AdminAccessSchema = v.object({
  permissions: rowsOf(v.picklist(adminPermissions)),
  /** What the caller can prove himself with; empty: with a login of the last ten minutes. */
  proofs: rowsOf(v.picklist(['password', 'code'])),
  /** Staff must have a second factor, and the caller has none: until then `permissions` is empty. */
  isFactorMissing: WireFlagSchema,
});
export type AdminAccess = v.InferOutput<typeof AdminAccessSchema>;
