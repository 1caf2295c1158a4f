import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { getLoginHistory } from '@starhaven/contracts/account';
import type { LoginHistoryItem } from '@starhaven/contracts/account';
import { OutcomeSchema } from '@starhaven/contracts/protocol';
import { loginTypeLabel } from '@starhaven/session';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, formIntent, PageHasProblem, unsharedHeaders } from '@starhaven/ui-kit/server';
import { failedReply, refusalStatus } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { loadForMember, requireAccountVisit } from '../../lib/visit/account-visit.server';
import { maskAddress } from '../../lib/mask-address';
import { settle } from '../../lib/visit/settle.server';

export const headers = unsharedHeaders;

/** Rows on one page; the host sends the whole history at once. */
const pageSize = 25;

/** A login as the page shows it. */
export interface ShownLogin {
  id: string;
  label: string;
  /** Unix seconds; 0 = unknown. */
  time: number;
  /** Masked unless the visitor asked for the addresses. */
  ip: string;
  /** The device's description, or its id. */
  device: string;
}

const loadErrorTitle = 'Login History Error';
const clearErrorTitle = 'Clear History Error';

/** The logins of the account, newest first (docs/behaviour/account.md#login-history). Addresses are sent only with `ips=shown`. */
export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(
    args,
    async ({ context, request, client, sessionKey }) => {
      const result = await client.call(getLoginHistory, { sessionKey, query: {} });
      await requireLiveAnswer(context, request, result);
      if (!result.ok) {
        const message = result.message || 'Your logins could not be loaded. Please try again.';
        throw new PageHasProblem({ title: loadErrorTitle, message, canRetry: true, status: refusalStatus(result) });
      }
      const { searchParams } = new URL(request.url);
      const isRevealed = searchParams.get('ips') === 'shown';
      const logins = [...result.data].sort((a, b) => b.time - a.time);
      const pages = Math.max(1, Math.ceil(logins.length / pageSize));
      const page = Math.min(pages, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
      const rows = logins.slice((page - 1) * pageSize, page * pageSize).map((login) => toRow(login, isRevealed));
      return { rows, total: logins.length, page, pages, isRevealed };
    },
    loadErrorTitle,
  );

const toRow = ({ _id, login, time, ip, deviceId, device }: LoginHistoryItem, isRevealed: boolean): ShownLogin => ({
  id: _id,
  label: loginTypeLabel(login),
  time,
  ip: isRevealed ? ip : maskAddress(ip),
  device: device || deviceId,
});

/** A host may answer this with any data or with none, so only the code counts. */
const clearLoginHistory = { ...getLoginHistory, response: OutcomeSchema };

const runForm = formAction<AccountVisit, 'clear', object>({
  intents: {
    clear: formIntent(v.object({}), async (visit: AccountVisit) => {
      const result = await visit.client.call(clearLoginHistory, {
        sessionKey: visit.sessionKey,
        query: { action: 'clear' },
      });
      return settle(visit, result, {
        success: { title: 'Login History Cleared', message: 'Earlier logins are no longer listed.' },
        refusal: { title: clearErrorTitle, message: 'The history was not cleared. Please try again.' },
      });
    }),
  },
  more: {},
  onFailure: (error) => failedReply(error, { title: clearErrorTitle }),
});

/** Clears the history. */
export const action = async (args: ActionFunctionArgs) => runForm(args.request, await requireAccountVisit(args));
