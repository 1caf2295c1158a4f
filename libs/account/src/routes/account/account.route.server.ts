import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { getAccount } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import { failedReply } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { loadForMember, requireAccountVisit } from '../../lib/visit/account-visit.server';
import { requireAccountAnswer } from '../../lib/visit/require-account.server';
import { loginSettingsFor } from '../../lib/login/login-settings.server';
import { availableProviders } from '../../lib/social/social-providers.server';
import type { AccountIntent, AccountReplyFields } from './account-reply';
import { accountReplyDefaults } from './account-reply';
import { filterCharacters, readCharacterFilter } from './characters/filter-characters';
import { chooseCodeIntent, makeCodeIntent, turnCodeOffIntent } from './intents/access-code.server';
import { addAddressIntent, openToAllIntent, removeAddressIntent } from './intents/addresses.server';
import { claimIntent, proveIntent, releaseIntent } from './intents/claims.server';
import { getCodeIntent, playerText, refreshAllIntent, searchPlayerIntent } from './intents/players.server';
import { checkInIntent, earnPointsIntent, showTokenIntent } from './intents/quick-actions.server';
import { redeemIntent } from './intents/redeem.server';
import { linkSocialIntent, unlinkSocialIntent } from './intents/social.server';
import { findDeliveries } from '../../lib/find-deliveries.server';
import { finishLink } from './social/finish-link.server';
import type { Revealed } from './shown-account.server';
import { toShownAccount, toShownCharacter } from './shown-account.server';

export const headers = unsharedHeaders;

/** Loads the account. An answer with any code other than success logs out, see docs/behaviour/account.md#loading-the-account. */
export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(args, async (visit) => {
    const { context, request, client, sessionKey } = visit;
    const { searchParams } = new URL(request.url);
    const hasLinks = client.hasExtension(extensions.socialLinks);
    if (hasLinks && searchParams.get('link')) throw await finishLink(visit);
    // With the extension, the rewards are part of the account answer. A separate call would cost a request, a session check and a decoding.
    const hasDeliveries = client.hasExtension(extensions.accountDeliveries);
    const body = {
      ...(client.hasExtension(extensions.accountExtras) && { extras: 'yes' as const }),
      ...(hasDeliveries && { deliveries: 'yes' as const }),
    };
    const [result, listed] = await Promise.all([
      client.call(getAccount, { sessionKey, body }),
      hasDeliveries ? null : findDeliveries(client, sessionKey),
    ]);
    const loaded = await requireAccountAnswer(visit, result);
    const isAsked = (name: string) => searchParams.get(name) === 'shown';
    const revealed: Revealed = { email: isAsked('email'), code: isAsked('code'), ips: isAsked('ips') };
    const filter = readCharacterFilter(searchParams);
    const all = loaded.player
      .map(toShownCharacter)
      .map((character) => ({ ...character, message: playerText(character.message) }));
    const found = filterCharacters(all, filter);
    return {
      account: toShownAccount(loaded.account, revealed, sessionKey),
      revealed,
      characters: all,
      /** The servers whose characters match the filter; null: all match. */
      found: found.length === all.length ? null : found.map(({ serverId }) => serverId),
      filter,
      hasTemporaryPassword: loaded.account.extras?.hasTemporaryPassword ?? false,
      deliveries: hasDeliveries ? (loaded.deliveries ?? 'away') : listed,
      hasCheckIn: client.hasExtension(extensions.checkIn),
      /** The logins that this site can link: by a form if `asksPassword`, otherwise by a link to the host. */
      socialLogins: { offered: availableProviders(client, loginSettingsFor(context)), asksPassword: hasLinks },
      arePlayersAway: loaded.account.extras?.arePlayersAway ?? false,
      hasClaims: client.hasExtension(extensions.characters),
    };
  });

const runForm = formAction<AccountVisit, AccountIntent, AccountReplyFields>({
  intents: {
    'add-address': addAddressIntent,
    'remove-address': removeAddressIntent,
    'open-to-all': openToAllIntent,
    'make-code': makeCodeIntent,
    'choose-code': chooseCodeIntent,
    'turn-code-off': turnCodeOffIntent,
    redeem: redeemIntent,
    'earn-points': earnPointsIntent,
    'check-in': checkInIntent,
    'show-token': showTokenIntent,
    'refresh-all': refreshAllIntent,
    'search-player': searchPlayerIntent,
    'get-code': getCodeIntent,
    'claim-character': claimIntent,
    'prove-character': proveIntent,
    'release-character': releaseIntent,
    'link-social': linkSocialIntent,
    'unlink-social': unlinkSocialIntent,
  },
  more: accountReplyDefaults,
  onFailure: (error) => failedReply(error),
});

/** Handles every form of the overview; `intent` selects one. */
export const action = async (args: ActionFunctionArgs) => runForm(args.request, await requireAccountVisit(args));
