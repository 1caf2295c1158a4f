import { openerClass } from '@starhaven/ui-kit';
import { PasswordForm } from './password-form';
import { SectionFrame } from './section-frame';
import type { SecurityReply } from '../security-reply';

export interface RecoverySectionProps {
  unusedCodes: number;
  hasPassword: boolean;
  reply: SecurityReply | null;
}

/** Recovery codes, in case the phone is lost. */
export function RecoverySection({ unusedCodes, hasPassword, reply }: RecoverySectionProps) {
  return (
    <SectionFrame
      id="recovery"
      title="Recovery codes"
      state={`${unusedCodes} left`}
      isOn={unusedCodes > 0}
      intro="Each code logs you in once if you do not have your app or passkey."
      reply={reply}
    >
      <details className={openerClass} open={reply?.message?.type === 'error'}>
        <summary>Make new codes</summary>
        <PasswordForm intent="renew-codes" id="recovery" hasPassword={hasPassword} submitLabel="Make new codes" />
      </details>
    </SectionFrame>
  );
}
