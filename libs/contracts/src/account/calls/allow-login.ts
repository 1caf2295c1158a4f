import * as v from 'valibot';
import { AccountSchema } from '../entities/account';
import { outcomeWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { knownWord } from '../../protocol/wire/known-word';

/** Asks for `data.extras` (extension `account-extras`). */
const extrasEntry = { extras: knownWord('yes') };

/**
 * The specification says only "updated account". Hosts may wrap it like the call for the account. Anything else counts as absent: the host
 * has made the change, and the account can be read.
 */
const ChangedAccountSchema = v.fallback(
  v.nullable(
    v.union([
      AccountSchema,
      v.pipe(
        v.object({ account: AccountSchema }),
        v.transform(({ account }) => account),
      ),
    ]),
  ),
  null,
);

/**
 * `all` allows a login from any address for five minutes (docs/behaviour/account.md#address-list); `data` is the changed account
 * (docs/behaviour/api.md#account-calls).
 */
export const allowLogin = defineCall({
  name: 'allowLogin',
  summary: 'Open the login to every address for a while, or add or remove one address',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/allowlogin',
  query: v.variant('type', [
    v.object({ type: v.literal('all'), ...extrasEntry }),
    v.object({
      type: v.picklist(['ip_add', 'ip_remove']),
      ip: v.pipe(v.string(), v.trim(), v.nonEmpty()),
      ...extrasEntry,
    }),
  ]),
  response: outcomeWith(ChangedAccountSchema),
  isIdempotent: false,
  credential: 'token',
});
