import type { Passkey } from '@starhaven/contracts/account';
import { LocalTime, useIsHydrated, visuallyHidden, openerClass } from '@starhaven/ui-kit';
import { NewPasskeyForm } from './new-passkey-form';
import { PasswordForm } from './password-form';
import { SectionFrame } from './section-frame';
import type { SecurityReply } from '../security-reply';
import layout from '../../../components/account-layout/account-layout.module.css';
import classes from '../security.module.css';

export interface PasskeysSectionProps {
  passkeys: readonly Passkey[];
  hasPassword: boolean;
  nowSeconds: number;
  reply: SecurityReply | null;
}

/** Passkeys on phones, computers and security keys (WebAuthn). */
export function PasskeysSection({ passkeys, hasPassword, nowSeconds, reply }: PasskeysSectionProps) {
  const isHydrated = useIsHydrated();
  const canMake = !isHydrated || typeof window.PublicKeyCredential === 'function';
  return (
    <SectionFrame
      id="passkeys"
      title="Passkeys"
      state={passkeys.length === 0 ? 'None' : String(passkeys.length)}
      isOn={passkeys.length > 0}
      intro="A fingerprint, a face or a security key instead of a code. Nobody can trick you into typing it elsewhere."
      reply={reply}
    >
      {passkeys.length > 0 ? (
        <ul className={layout.list}>
          {passkeys.map((passkey, index) => (
            <li key={passkey.id}>
              <div>
                <bdi className={classes.name}>{passkey.name}</bdi>
                <p className={classes.detail}>
                  Added <LocalTime time={passkey.createdAt} now={nowSeconds} />
                  {passkey.lastUsedAt > 0 ? (
                    <>
                      , last used <LocalTime time={passkey.lastUsedAt} now={nowSeconds} />
                    </>
                  ) : null}
                </p>
              </div>
              <details className={openerClass}>
                <summary>
                  Remove<span className={visuallyHidden}> {passkey.name}</span>
                </summary>
                <PasswordForm
                  intent="remove-passkey"
                  id={`passkey-${index}`}
                  hasPassword={hasPassword}
                  submitLabel="Remove passkey"
                  tone="danger"
                >
                  <input type="hidden" name="id" value={passkey.id} />
                </PasswordForm>
              </details>
            </li>
          ))}
        </ul>
      ) : null}
      {canMake ? (
        <>
          <NewPasskeyForm hasPassword={hasPassword} />
          <noscript>
            <p className={classes.detail}>Making a passkey needs JavaScript. An authenticator app works without it.</p>
          </noscript>
        </>
      ) : (
        <p className={classes.detail}>This browser or this address cannot make passkeys: they need https.</p>
      )}
    </SectionFrame>
  );
}
