import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { ProofMethod } from '@starhaven/contracts/account';
import { CopyButton, Countdown, TextField, buttonClass, parseForm } from '@starhaven/ui-kit';
import { useEffect, useRef } from 'react';
import layout from '../../../components/account-layout/account-layout.module.css';
import type { AccountReply, ShownClaim } from '../account-reply';
import { ProofSchema } from '../claims/claim.form';

export interface ClaimStepsProps {
  claim: ShownClaim;
  /** The server's title. */
  server: string;
  reply: AccountReply;
}

/** What the visitor does with the code, for each proof method (docs/behaviour/account.md#proofs-of-a-character). */
const steps: Record<ProofMethod, string> = {
  console: "Enter this code in the game's console as this player:",
  signature: "Write this code into this player's signature in the game and save it:",
  message: 'The player got a message with a code in the game. Enter it here:',
  mail: "A mail with a code is in the player's mailbox in the game. Enter it here:",
};

/** The steps of an open proof: either shows the code to enter in the game, or a field for the code that the game shows. */
export function ClaimSteps({ claim, server, reply }: ClaimStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The sent form is above this step; move the focus to the step.
  useEffect(() => heading.current?.focus(), []);
  const isSentIntoGame = claim.method === 'message' || claim.method === 'mail';
  return (
    <section aria-labelledby="claim-title" className={layout.form}>
      <h3 id="claim-title" ref={heading} tabIndex={-1}>
        Prove that player <bdi>{claim.uid}</bdi> is yours
      </h3>
      <p>
        <bdi>{server}</bdi>: {steps[claim.method]}
      </p>
      {isSentIntoGame ? <CodeField claim={claim} reply={reply} /> : <EnteredForm claim={claim} />}
      <p className={layout.quiet}>
        The code is valid for <Countdown untilSeconds={claim.expiresAt} nowSeconds={reply.nowSeconds} form="mm:ss" />{' '}
        and works once.
      </p>
    </section>
  );
}

/** Each form sends the open proof as hidden fields, so that its steps stay on the page when the form is refused. */
function ClaimFields({ claim }: { claim: ShownClaim }) {
  return (
    <>
      <input type="hidden" name="server" value={claim.serverId} />
      <input type="hidden" name="claim_method" value={claim.method} />
      <input type="hidden" name="claim_uid" value={claim.uid} />
      <input type="hidden" name="claim_code" value={claim.code} />
      <input type="hidden" name="claim_until" value={claim.expiresAt} />
    </>
  );
}

function EnteredForm({ claim }: { claim: ShownClaim }) {
  return (
    <>
      <p className={layout.secret}>
        <code>{claim.code}</code>
        <CopyButton text={claim.code} subject="Code" />
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="search-player" />
        <ClaimFields claim={claim} />
        <button type="submit" className={buttonClass('primary')}>
          Yes I{"'"}ve entered it
        </button>
      </Form>
    </>
  );
}

function CodeField({ claim, reply }: Omit<ClaimStepsProps, 'server'>) {
  const [form, fields] = useForm({
    id: 'claim-code',
    lastResult: reply.intent === 'prove-character' ? reply.result : null,
    defaultValue: { code: '' },
    onValidate: ({ formData }) => parseForm(formData, ProofSchema),
    shouldRevalidate: 'onInput',
  });
  return (
    <Form {...getFormProps(form)} method="post" preventScrollReset className={layout.line}>
      <input type="hidden" name="intent" value="prove-character" />
      <ClaimFields claim={claim} />
      <TextField
        {...getInputProps(fields.code, { type: 'text' })}
        key={fields.code.key}
        label="Code from the game"
        errors={fields.code.errors}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button type="submit" className={buttonClass('primary')}>
        Verify
      </button>
    </Form>
  );
}
