import { useFetcher } from '@remix-run/react';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import {
  Alert,
  PasswordField,
  SubmitButton,
  TextField,
  openerClass,
  scriptsOnly,
  useIsHydrated,
} from '@starhaven/ui-kit';
import { CodeList } from './code-list';
import { SectionMessage } from './section-message';
import type { SecurityReply } from '../security-reply';
import layout from '../../../components/account-layout/account-layout.module.css';

const cancelled = 'No passkey was made. You can try again at any time.';
const isKnownDevice = 'This device already has a passkey for your account.';

/** Asks the browser for a passkey: gets the host's options, then sends the browser's answer to the host. */
export function NewPasskeyForm({ hasPassword }: { hasPassword: boolean }) {
  const fetcher = useFetcher<SecurityReply>();
  const [problem, setProblem] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const added = useRef<HTMLDivElement>(null);
  const { submit, data } = fetcher;
  const options = data?.passkeyOptions ?? null;
  const message = data?.message ?? null;
  const errors = data?.result?.error ?? null;
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
      (error: unknown) => {
        if (!isCurrent) return;
        setProblem(error instanceof Error && error.name === 'InvalidStateError' ? isKnownDevice : cancelled);
        button.current?.focus();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [options, isIdle, submit]);

  useEffect(() => {
    if (!data || !isIdle) return;
    // They are shown only once, so a later attempt may not replace them with nothing.
    if (data.recoveryCodes.length > 0) setCodes(data.recoveryCodes);
    if (data.message?.type === 'ok') {
      form.current?.reset();
      if (details.current) details.current.open = false;
      added.current?.focus();
    } else if (data.message || data.result?.error) {
      (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? button.current)?.focus();
    }
  }, [data, isIdle]);

  const codeList = codes.length > 0 ? <CodeList codes={codes} /> : null;
  return (
    <>
      {message?.type === 'ok' && problem === null ? (
        <SectionMessage ref={added} message={message}>
          {codeList}
        </SectionMessage>
      ) : (
        <>
          {problem !== null ? (
            <Alert type="warn" title="Not changed">
              {problem}
            </Alert>
          ) : message && isIdle ? (
            <Alert type={message.type} title={message.title}>
              {message.message}
            </Alert>
          ) : null}
          {codeList}
        </>
      )}
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
              errors={errors?.['password'] ?? []}
              required
            />
          ) : null}
          <SubmitButton ref={button} isBusy={!isIdle} disabled={!isHydrated}>
            Make a passkey
          </SubmitButton>
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
