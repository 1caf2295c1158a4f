import { getAccount, redeemCode } from '@starhaven/contracts/account';
import { formIntent } from '@starhaven/ui-kit/server';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';
import type { AccountReplyFields } from '../account-reply';
import { RedeemSchema } from '../redeem.form';

/** The host's message for an unknown code (docs/behaviour/account.md#redeem). */
const unknownCode = 'api_db_cdkey_nokey';

export const redeemIntent = formIntent(RedeemSchema, async (visit: AccountVisit, { code, server }, form) => {
  const { client, sessionKey } = visit;
  const account = await client.call(getAccount, { sessionKey, body: {} });
  if (!account.ok) return settle<AccountReplyFields>(visit, account, { success: null });
  const player = account.data.player.find((entry) => entry.server.id === server)?.player;
  if (!player?.data) {
    const text = 'Invalid Server: you have no player on this server. Choose another one.';
    return { result: form.result({ fields: { server: [text] } }), status: 422 };
  }
  const { uid, accountId } = player.data;
  const result = await client.call(redeemCode, {
    sessionKey,
    body: { code, server_id: server, uid_player: uid, uid_account: accountId },
  });
  const isUnknown = !result.ok && result.message === unknownCode;
  return settle<AccountReplyFields>(
    visit,
    isUnknown ? { ...result, message: 'Invalid or expired redeem code' } : result,
    {
      success: { title: 'Code redeemed', message: result.message || 'The reward is on its way to your player.' },
      refusal: { title: 'Redeem Failed', message: 'The code was not redeemed. Please try again.' },
      ...(isUnknown && { form, fieldOf: () => 'code', besideField: 'nothing' }),
    },
  );
});
