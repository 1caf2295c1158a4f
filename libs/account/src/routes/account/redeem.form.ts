import * as v from 'valibot';

const text = (missing: string) => v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(missing));

/** Texts of docs/behaviour/account.md#redeem. */
export const RedeemSchema = v.object({
  code: text('Please enter a redeem code'),
  server: text('Please select a server'),
});
