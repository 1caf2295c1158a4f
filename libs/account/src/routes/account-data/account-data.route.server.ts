import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import { failedReply } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { loadForMember } from '../../lib/visit/account-visit.server';
import { requireAccount } from '../../lib/visit/require-account.server';
import { requireOffered, requireOfferedVisit } from '../../lib/visit/require-offered.server';
import { wrongPasswordSearch } from './export.form';
import { deleteAccountIntent } from './intents/delete-account.server';

export const headers = unsharedHeaders;

/** What the account can do with its data here (docs/behaviour/account.md#export, docs/behaviour/account.md#deletion). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(args, async (visit) => {
    const { client, request } = visit;
    requireOffered(client, extensions.accountExport, extensions.accountDeletion);
    const account = await requireAccount(visit);
    return {
      username: account.username,
      hasPassword: account.password_web ?? false,
      wasPasswordWrong: new URL(request.url).search === wrongPasswordSearch,
      canExport: client.hasExtension(extensions.accountExport),
      canDelete: client.hasExtension(extensions.accountDeletion),
      /** Unix seconds; 0 = the account stays. */
      deletionAt: account.extras?.deletionAt ?? 0,
    };
  });

const runForm = formAction<AccountVisit, 'delete-account', object>({
  intents: { 'delete-account': deleteAccountIntent },
  more: {},
  onFailure: (error) => failedReply(error),
});

/** Plans the deletion of the account. */
export const action = async (args: ActionFunctionArgs) =>
  runForm(args.request, await requireOfferedVisit(args, extensions.accountDeletion));
