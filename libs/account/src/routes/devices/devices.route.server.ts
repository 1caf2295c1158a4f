import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { linkDevice, listDevices } from '@starhaven/contracts/account';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, formIntent, PageHasProblem, unsharedHeaders } from '@starhaven/ui-kit/server';
import { failedReply, refusalStatus } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { loadForMember, requireAccountVisit } from '../../lib/visit/account-visit.server';
import { settle } from '../../lib/visit/settle.server';
import { DeviceIdSchema } from './device.form';

export const headers = unsharedHeaders;

const loadErrorTitle = 'Device Data Error';
const actionErrorTitle = 'Device Action Failed';

/** The linked and the seen devices of the account (docs/behaviour/account.md#devices). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(
    args,
    async ({ context, request, client, sessionKey }) => {
      const result = await client.call(listDevices, { sessionKey, query: {} });
      await requireLiveAnswer(context, request, result);
      if (result.ok) return { linked: result.data.link, seen: result.data.nolink };
      const message = result.message || 'Your devices could not be loaded. Please try again.';
      throw new PageHasProblem({ title: loadErrorTitle, message, canRetry: true, status: refusalStatus(result) });
    },
    loadErrorTitle,
  );

/** The intent that links or removes a device. After each of them, the page loads the devices again. */
const deviceIntent = (action: 'add' | 'remove', title: string, message: string) =>
  formIntent(DeviceIdSchema, async (visit: AccountVisit, { deviceId }) => {
    const result = await visit.client.call(linkDevice, {
      sessionKey: visit.sessionKey,
      body: { deviceId, action },
    });
    return settle(visit, result, {
      success: { title, message },
      refusal: { title: actionErrorTitle, message: 'The device was not changed. Please try again.' },
    });
  });

const runForm = formAction<AccountVisit, 'link' | 'unlink', object>({
  intents: {
    link: deviceIntent('add', 'Device Linked', 'The device belongs to your account now.'),
    unlink: deviceIntent('remove', 'Device Unlinked', 'The device no longer belongs to your account.'),
  },
  more: {},
  onFailure: (error) => failedReply(error, { title: actionErrorTitle }),
});

/** Links or unlinks a device. */
export const action = async (args: ActionFunctionArgs) => runForm(args.request, await requireAccountVisit(args));
