import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import { failedReply } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { loadForMember, requireAccountVisit } from '../../lib/visit/account-visit.server';
import { codeMinutesOf } from '../../lib/code-words.server';
import { loginSettingsFor } from '../../lib/login/login-settings.server';
import { requireAccount } from '../../lib/visit/require-account.server';
import { availableProviders } from '../../lib/social/social-providers.server';
import { socialLinkPath } from '../social-link/social-link-path';
import { checkCodeIntent } from './check-code.server';
import { addressToVerify, isAllVerified } from './own-address.server';
import { sendCodeIntent } from './send-code.server';
import type { VerifyIntent, VerifyReplyFields } from './verify-reply';
import { verifyReplyDefaults } from './verify-reply';

export const headers = unsharedHeaders;

/** The address that waits for a code (docs/behaviour/account.md#email-verification). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(args, async (visit) => {
    const account = await requireAccount(visit);
    const { client, context } = visit;
    const isOffered =
      !account.third_login.discord && availableProviders(client, loginSettingsFor(context)).includes('discord');
    return {
      address: addressToVerify(account),
      codeMinutes: codeMinutesOf(client),
      isVerified: isAllVerified(account),
      discordHref: isOffered ? socialLinkPath('discord') : null,
      /** A new address replaces the former one when it is confirmed. */
      isNew: Boolean(account.extras?.pendingEmail),
    };
  });

const runForm = formAction<AccountVisit, VerifyIntent, VerifyReplyFields>({
  intents: { send: sendCodeIntent, check: checkCodeIntent },
  more: verifyReplyDefaults,
  onFailure: (error) => failedReply(error),
});

/** Mails a code or checks one. */
export const action = async (args: ActionFunctionArgs) => runForm(args.request, await requireAccountVisit(args));
