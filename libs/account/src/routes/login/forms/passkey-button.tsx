import { Form, useNavigation, useSubmit } from '@remix-run/react';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import { Alert, SubmitButton, useIsHydrated } from '@starhaven/ui-kit';
import type { FormStepProps } from './form-parts';
import classes from '../login.module.css';

/** True once scripts run, if the browser and the address support passkeys. */
export function useHasPasskeys(): boolean {
  return useIsHydrated() && typeof window.PublicKeyCredential === 'function';
}

/** Asks the browser for a passkey; show it only when `useHasPasskeys` is true. */
export function PasskeyButton({ href, reply }: FormStepProps) {
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  const isBusy = state !== 'idle';
  const button = useRef<HTMLButtonElement>(null);
  const [isCancelled, setIsCancelled] = useState(false);
  const options = reply?.passkeyOptions ?? null;

  useEffect(() => {
    // A second form that is sent during the reload would abort it.
    if (options === null || isBusy) return;
    let isCurrent = true;
    askForPasskey(options).then(
      (response) => {
        const fields = { intent: 'confirm-passkey', enhanced: '1', response };
        if (isCurrent) submit(fields, { method: 'post', action: href, preventScrollReset: true });
      },
      () => {
        if (!isCurrent) return;
        setIsCancelled(true);
        button.current?.focus();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [options, isBusy, submit, href]);

  return (
    <Form
      method="post"
      action={href}
      preventScrollReset
      className={classes.form}
      onSubmit={() => setIsCancelled(false)}
    >
      <input type="hidden" name="intent" value="start-passkey" />
      {isCancelled ? (
        <Alert type="warn" title="No passkey was used">
          You can try again, or use a code.
        </Alert>
      ) : null}
      <SubmitButton
        ref={button}
        className={classes.submit}
        isBusy={isBusy && String(formData?.get('intent')).endsWith('-passkey')}
      >
        Use your passkey
      </SubmitButton>
    </Form>
  );
}

/** @throws when the visitor refuses or the device has none */
async function askForPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON: unknown = JSON.parse(options);
  if (!isRequest(optionsJSON)) throw new Error('The account host asks for a passkey in another form');
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

/** Only the challenge is required. The library reads the other fields, and rejects what it cannot use. */
const isRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON =>
  typeof options === 'object' && options !== null && 'challenge' in options && typeof options.challenge === 'string';
