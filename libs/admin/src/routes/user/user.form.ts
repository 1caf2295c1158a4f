import * as v from 'valibot';
import { EndDaySchema } from '../../lib/end-of-day';
import { proofFields } from '../../lib/proof.form';

export const BanFormSchema = v.object({
  reason: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty('Say why: the member reads it.'),
    v.maxLength(300, 'At most 300 characters.'),
  ),
  until: EndDaySchema,
});
export const GrantFormSchema = v.object({
  ...proofFields,
  role: v.pipe(v.optional(v.string(), ''), v.regex(/^[12467]$/, 'Choose a role.'), v.transform(Number)),
  until: EndDaySchema,
});
export const RevokeFormSchema = v.object({ ...proofFields, role: GrantFormSchema.entries.role });
export const RemoveTextsSchema = v.object({
  reason: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty('Say why, for the audit log.'),
    v.maxLength(300, 'At most 300 characters.'),
  ),
});
export const RestoreTextsSchema = v.object({ removal: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) });
export const EndSessionSchema = v.object({ sessionId: v.optional(v.string(), '') });
