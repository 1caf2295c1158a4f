import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import { failedReply } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { loadForMember, requireAccountVisit } from '../../lib/visit/account-visit.server';
import { requireAccount } from '../../lib/visit/require-account.server';
import type { EditReplyFields } from './edit-reply';
import { editReplyDefaults } from './edit-reply';
import { saveIntent } from './save-account.server';

export const headers = unsharedHeaders;

/** What the edit form shows. */
export interface EditContent {
  name: string;
  username: string;
  email: string;
  /** A language tag, '' = none chosen; null on a host that cannot change it. */
  locale: string | null;
  isVerified: boolean;
  hasPassword: boolean;
  /** False if the host reports that the account has no password. */
  asksCurrent: boolean;
  /** A new address needs the current password, too. */
  guardsEmail: boolean;
  /** A new address that waits for its confirmation; null if there is none. */
  pending: { email: string; untilSeconds: number } | null;
  /** Empty on a host that sends no versions. */
  version: string;
}

/** The account's values for the edit form (docs/behaviour/account.md#edit-form). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(args, async (visit): Promise<EditContent> => {
    const {
      name,
      username,
      email,
      locale,
      verifyEmail,
      password_web: hasPassword = false,
      extras,
    } = await requireAccount(visit);
    const hasExtras = visit.client.hasExtension(extensions.accountExtras);
    return {
      name,
      username,
      email,
      locale: hasExtras ? locale : null,
      isVerified: verifyEmail === 1,
      hasPassword,
      // A host of the specification may omit whether the account has a password.
      asksCurrent: hasPassword || !hasExtras,
      guardsEmail: hasExtras,
      pending: extras?.pendingEmail ? { email: extras.pendingEmail, untilSeconds: extras.pendingEmailUntil } : null,
      version: extras?.version ?? '',
    };
  });

const runForm = formAction<AccountVisit, 'save', EditReplyFields>({
  intents: { save: saveIntent },
  more: editReplyDefaults,
  onFailure: (error) => failedReply(error),
});

/** Saves the form. */
export const action = async (args: ActionFunctionArgs) => runForm(args.request, await requireAccountVisit(args));
