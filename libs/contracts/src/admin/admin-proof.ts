import * as v from 'valibot';

/** The fields with which a member of staff proves himself again, one of them (docs/behaviour/admin.md#confirmation). */
export const proofEntries = {
  password: v.optional(v.pipe(v.string(), v.maxLength(1_024))),
  /** Of the authenticator app, or a recovery code. */
  code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
};

/** Codes of our own calls of staff. CONFIRM: `field` says with what the caller proves himself again. */
export const AdminRetcode = { CONFIRM: -303 } as const;

export const AdminProofSchema = v.object(proofEntries);
export type AdminProof = v.InferOutput<typeof AdminProofSchema>;
