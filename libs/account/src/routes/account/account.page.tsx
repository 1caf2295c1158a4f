import { useActionData, useLoaderData } from '@remix-run/react';
import { notifyUserDataChanged } from '@starhaven/session';
import { Alert, ReplyMessage, SiteLink } from '@starhaven/ui-kit';
import { useEffect } from 'react';
import { AccountProblem } from '../../components/account-frame/account-frame';
import type { AccountIntent, AccountReply } from './account-reply';
import type { loader } from './account.route.server';
import { AccessCodeSection } from './sections/access-code-section';
import { AccountInformation } from './sections/account-information';
import { AddressSection } from './sections/address-section';
import { Banners } from './sections/banners';
import { CharactersSection } from './sections/characters-section';
import { DeliveriesSection } from './sections/deliveries-section';
import { GameCodeDialog } from './sections/game-code-dialog';
import { LinkedLogins } from './sections/linked-logins';
import { PointsSection } from './sections/points-section';
import { QuickActions } from './sections/quick-actions';
import { RedeemSection } from './sections/redeem-section';
import { useKeptCharacters } from './characters/use-kept-characters';

/** The overview of the visitor's own account (docs/behaviour/account.md#overview). */
export function AccountPage() {
  const { content, nowSeconds, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<AccountReply>() ?? null;
  useKeptCharacters(content?.characters ?? null);
  // The cookie has a new access code. Without this event, the live connection would send the old one in chat messages.
  useEffect(() => {
    if (reply && reply.accessCode !== null) notifyUserDataChanged();
  }, [reply]);
  if (problem) return <AccountProblem problem={problem} backTo="/" backLabel="Back to home" />;
  const { account, characters, found, filter, revealed, hasTemporaryPassword, deliveries } = content;
  const replyTo = (...intents: AccountIntent[]) => (reply && intents.includes(reply.intent) ? reply : null);
  return (
    <>
      <h1>Overview</h1>
      <ReplyMessage message={reply?.message} />
      {hasTemporaryPassword ? (
        <Alert type="warn" title="This password was given out by the server">
          <SiteLink to="/account/security#password">Choose one that only you know</SiteLink>.
        </Alert>
      ) : null}
      <Banners account={account} nowSeconds={nowSeconds} />
      <AccountInformation account={account} revealed={revealed} nowSeconds={nowSeconds} />
      <QuickActions account={account} reply={replyTo('show-token', 'earn-points')} />
      <CharactersSection
        characters={characters}
        found={found}
        areAway={content.arePlayersAway}
        filter={filter}
        hasClaims={content.hasClaims}
        reply={reply}
        nowSeconds={nowSeconds}
      />
      {content.hasCheckIn ? <PointsSection points={account.point} /> : null}
      <RedeemSection characters={characters} reply={replyTo('redeem')} />
      {deliveries === null ? null : <DeliveriesSection deliveries={deliveries} nowSeconds={nowSeconds} />}
      <AddressSection
        addresses={account.addresses}
        rule={account.listRule}
        isRevealed={revealed.ips}
        openUntil={Math.max(account.openUntil, reply?.openUntil ?? 0)}
        nowSeconds={nowSeconds}
        reply={replyTo('add-address')}
      />
      <AccessCodeSection hasCode={account.hasAccessCode} reply={replyTo('make-code', 'choose-code')} />
      <LinkedLogins
        logins={account.third_login}
        {...content.socialLogins}
        hasPassword={account.hasPassword}
        reply={replyTo('link-social')}
      />
      {reply?.gameCode?.code ? <GameCodeDialog gameCode={reply.gameCode} /> : null}
    </>
  );
}
