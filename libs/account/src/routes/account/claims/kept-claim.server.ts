import { proofMethods } from '@starhaven/contracts/account';
import * as v from 'valibot';
import type { AccountReplyFields } from '../account-reply';

const digits = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${length}}$`)));

const KeptClaimSchema = v.object({
  server: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  claim_method: v.picklist(proofMethods),
  claim_uid: digits(15),
  claim_code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{0,40}$/)),
  claim_until: digits(12),
});

/**
 * The open proof, as the form sent it. Its steps then stay on the page after a wrong code or a check that came too early.
 * Only the visitor who sent it sees it again; the host decides by its own record.
 */
export function readKeptClaim(fields: FormData): Partial<AccountReplyFields> {
  const kept = v.safeParse(KeptClaimSchema, Object.fromEntries(fields));
  if (!kept.success) return {};
  const { server, claim_method: method, claim_uid: uid, claim_code: code, claim_until: until } = kept.output;
  return { claim: { serverId: server, method, uid, code, expiresAt: Number(until) } };
}
