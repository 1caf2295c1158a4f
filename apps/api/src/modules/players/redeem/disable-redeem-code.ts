import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import { checkInput } from '../../../platform/errors/check-input';
import { DomainError } from '../../../platform/errors/domain-error';
import { redeemableCode } from '../tables';
import { CodeSchema } from './code-schema';

const InputSchema = v.strictObject({ code: CodeSchema });

/** Disables a code, and returns it as it is stored. Accepted items are still delivered. @throws DomainError invalid-argument, not-found */
export async function disableRedeemCode(db: Drizzle, input: v.InferInput<typeof InputSchema>): Promise<string> {
  const { code } = checkInput(InputSchema, input);
  const disabled = await db
    .update(redeemableCode)
    .set({ isDisabled: true })
    .where(eq(redeemableCode.code, code))
    .returning({ id: redeemableCode.id });
  if (disabled.length === 0) throw new DomainError('not-found', `There is no code ${code}.`);
  return code;
}
