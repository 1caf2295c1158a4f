import * as v from 'valibot';

/** The fields with which a member of staff proves himself again, one of them (docs/behaviour/admin.md#confirmation). */
export const proofEntries = {
  password: v.optional(v.pipe(v.string(), v.maxLength(1_024))),
  /** Of the authenticator app, or a recovery code. */
  code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
};

export const AdminProofSchema = v.object(proofEntries);
export type AdminProof = v.InferOutput<typeof AdminProofSchema>;
