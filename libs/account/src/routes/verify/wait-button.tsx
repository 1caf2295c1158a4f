import { useNavigation } from '@remix-run/react';
import { SiteLink, formatCountdown, useCountdown, useIsHydrated, SubmitButton } from '@starhaven/ui-kit';
import type { VerifyIntent, VerifyReply } from './verify-reply';

export interface WaitButtonProps {
  intent: VerifyIntent;
  label: string;
  tone: 'primary' | 'plain';
  /** The answer to this form. */
  reply: VerifyReply | undefined;
}

/** Sends its form. While a limit lasts, it counts down or says how long to wait (docs/behaviour/account.md#verification-answers). */
export function WaitButton({ intent, label, tone, reply }: WaitButtonProps) {
  const navigation = useNavigation();
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === intent;
  const untilSeconds = reply?.waitUntilSeconds ?? reply?.quotaUntilSeconds ?? 0;
  const waitSeconds = useCountdown(untilSeconds, reply?.nowSeconds ?? untilSeconds);
  const isHydrated = useIsHydrated();
  if (waitSeconds > 0 && !isHydrated) {
    return (
      <p>
        Wait {formatCountdown(waitSeconds, 'mm:ss')}, then{' '}
        <SiteLink to="/account/verify" isReload>
          try again
        </SiteLink>
        .
      </p>
    );
  }
  return (
    <SubmitButton tone={tone} disabled={waitSeconds > 0} isBusy={isBusy && waitSeconds <= 0}>
      {waitSeconds > 0 ? `Wait ${formatCountdown(waitSeconds, 'mm:ss')}` : label}
    </SubmitButton>
  );
}
