import * as v from 'valibot';
import { redeemCodeKey } from './redeem-code-key';

/** A redeem code as staff types it, in the form in which it is stored. */
export const CodeSchema = v.pipe(
  v.string('a code of 4 to 32 letters and digits'),
  v.transform(redeemCodeKey),
  v.regex(/^[A-Z\d]{4,32}$/, 'a code of 4 to 32 letters and digits'),
);
