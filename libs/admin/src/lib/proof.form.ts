import * as v from 'valibot';

/** The fields of the proof that dangerous actions ask for (docs/behaviour/admin.md#confirmation). */
export const proofFields = { password: v.optional(v.string(), ''), code: v.optional(v.string(), '') };

/** What was typed of a proof; empty fields are not sent. */
export const proofOf = ({ password, code }: { password: string; code: string }) => ({
  ...(password === '' ? {} : { password }),
  ...(code === '' ? {} : { code }),
});
