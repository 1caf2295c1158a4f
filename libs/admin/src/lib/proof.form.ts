import * as v from 'valibot';

/** The proof fields of dangerous actions (docs/behaviour/admin.md#confirmation). */
export const proofFields = { password: v.optional(v.string(), ''), code: v.optional(v.string(), '') };

/** The names of the proof fields: no reply of a form repeats their values. */
export const proofSecrets: string[] = Object.keys(proofFields);

/** The typed proof; empty fields are not sent. */
export const proofOf = ({ password, code }: { password: string; code: string }) => ({
  ...(password === '' ? {} : { password }),
  ...(code === '' ? {} : { code }),
});
