import * as v from 'valibot';

/** A member of staff confirms their identity with one of these fields (docs/behaviour/admin.md#confirmation). */
export const proofEntries = {
  password: v.optional(v.pipe(v.string(), v.maxLength(1_024))),
  /** A code of the authenticator app, or a recovery code. */
  code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
};

/** Codes of our own staff calls. CONFIRM: the caller must send a proof; `field` names the kind. */
export const AdminRetcode = { CONFIRM: -303 } as const;

export const AdminProofSchema = v.object(proofEntries);
export type AdminProof = v.InferOutput<typeof AdminProofSchema>;
