import { useFetcher } from '@remix-run/react';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import {
  Alert,
  PasswordField,
  TextField,
  buttonClass,
  openerClass,
  scriptsOnly,
  useIsHydrated,
} from '@starhaven/ui-kit';
import { CodeList } from './code-list';
import type { SecurityReply } from '../security-reply';
import layout from '../../../components/account-layout/account-layout.module.css';

const cancelled = { title: 'Not changed', text: 'No passkey was made. You can try again at any time.' };

/** Asks the browser for a passkey: gets the host's options, then sends the browser's answer to the host. */
export function NewPasskeyForm({ hasPassword }: { hasPassword: boolean }) {
  const fetcher = useFetcher<SecurityReply>();
  const [problem, setProblem] = useState<typeof cancelled | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const options = fetcher.data?.passkeyOptions ?? null;
  const { submit } = fetcher;
  const isIdle = fetcher.state === 'idle';
  const isHydrated = useIsHydrated();

  useEffect(() => {
    // A second form that is sent during the reload would abort it.
    if (options === null || !isIdle) return;
    let isCurrent = true;
    const name = String(new FormData(form.current ?? undefined).get('name') ?? '');
    makePasskey(options).then(
      (response) => {
        if (isCurrent) submit({ intent: 'add-passkey', name, response }, { method: 'post' });
      },
      () => {
        if (isCurrent) setProblem(cancelled);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [options, isIdle, submit]);

  const message = fetcher.data?.message ?? null;
  const isAdded = message?.type === 'ok';
  useEffect(() => {
    if (!isAdded) return;
    form.current?.reset();
    if (details.current) details.current.open = false;
  }, [isAdded]);

  return (
    <>
      {problem ? (
        <Alert type="warn" title={problem.title}>
          {problem.text}
        </Alert>
      ) : message && fetcher.state === 'idle' ? (
        <Alert type={message.type} title={message.title}>
          {message.message}
        </Alert>
      ) : null}
      {fetcher.data && fetcher.data.recoveryCodes.length > 0 ? <CodeList codes={fetcher.data.recoveryCodes} /> : null}
      <details ref={details} className={`${openerClass} ${scriptsOnly}`}>
        <summary>Add a passkey</summary>
        <fetcher.Form ref={form} method="post" className={layout.form} onSubmit={() => setProblem(null)}>
          <input type="hidden" name="intent" value="start-passkey" />
          <TextField
            id="passkey-name"
            name="name"
            label="Name"
            hint="To tell it from others, for example: My phone"
            maxLength={60}
            autoComplete="off"
          />
          {hasPassword ? (
            <PasswordField
              id="passkey-password"
              name="password"
              label="Your password"
              autoComplete="current-password"
              required
            />
          ) : null}
          <button type="submit" className={buttonClass('primary')} disabled={!isHydrated || !isIdle}>
            Make a passkey
          </button>
        </fetcher.Form>
      </details>
    </>
  );
}

/** @throws if the visitor refuses or the device does not support passkeys */
async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON: unknown = JSON.parse(options);
  if (!isCreation(optionsJSON)) throw new Error('The account host offers a passkey in another form');
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Checks the required fields. The library reads the others, and rejects what it cannot use. */
const isCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  typeof options === 'object' &&
  options !== null &&
  'challenge' in options &&
  typeof options.challenge === 'string' &&
  'rp' in options &&
  'user' in options &&
  'pubKeyCredParams' in options &&
  Array.isArray(options.pubKeyCredParams);
