import { getFormProps, getInputProps, getSelectProps, useForm } from '@conform-to/react';
import type { FieldMetadata } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { SelectField, TextField, buttonClass, parseForm, openerClass } from '@starhaven/ui-kit';
import layout from '../../../components/account-layout/account-layout.module.css';
import type { AccountReply } from '../account-reply';
import { ClaimSchema, ProofSchema } from '../claims/claim.form';
import type { ShownCharacter } from '../shown-account.server';

export interface ClaimFormsProps {
  characters: readonly ShownCharacter[];
  reply: AccountReply | null;
}

/** Adds a character whose number the visitor knows, in two steps (docs/behaviour/account.md#proofs-of-a-character). */
export function ClaimForms({ characters, reply }: ClaimFormsProps) {
  const isRefused = (intent: string) => reply?.intent === intent && reply.message?.type !== 'ok' && !reply.claim;
  return (
    <>
      <details className={openerClass} open={isRefused('claim-character')}>
        <summary>Add a character</summary>
        <ClaimForm characters={characters} reply={reply} />
      </details>
      <details className={openerClass} open={isRefused('prove-character')}>
        <summary>Enter a code that you got in the game</summary>
        <CodeForm characters={characters} reply={reply} />
      </details>
    </>
  );
}

function ClaimForm({ characters, reply }: ClaimFormsProps) {
  const [form, fields] = useForm({
    id: 'claim-character',
    lastResult: reply?.intent === 'claim-character' ? reply.result : null,
    defaultValue: { server: '', uid: '' },
    onValidate: ({ formData }) => parseForm(formData, ClaimSchema),
    shouldRevalidate: 'onInput',
  });
  return (
    <Form {...getFormProps(form)} method="post" preventScrollReset className={layout.line}>
      <input type="hidden" name="intent" value="claim-character" />
      <ServerField field={fields.server} characters={characters} />
      <TextField
        {...getInputProps(fields.uid, { type: 'text' })}
        key={fields.uid.key}
        label="Player number (UID)"
        errors={fields.uid.errors}
        inputMode="numeric"
        autoComplete="off"
      />
      <button type="submit" className={buttonClass()}>
        Continue
      </button>
    </Form>
  );
}

function CodeForm({ characters, reply }: ClaimFormsProps) {
  const [form, fields] = useForm({
    id: 'prove-character',
    lastResult: reply?.intent === 'prove-character' && !reply.claim ? reply.result : null,
    defaultValue: { server: '', code: '' },
    onValidate: ({ formData }) => parseForm(formData, ProofSchema),
    shouldRevalidate: 'onInput',
  });
  return (
    <Form {...getFormProps(form)} method="post" preventScrollReset className={layout.line}>
      <input type="hidden" name="intent" value="prove-character" />
      <ServerField field={fields.server} characters={characters} />
      <TextField
        {...getInputProps(fields.code, { type: 'text' })}
        key={fields.code.key}
        label="Code"
        errors={fields.code.errors}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button type="submit" className={buttonClass()}>
        Verify
      </button>
    </Form>
  );
}

interface ServerFieldProps extends Pick<ClaimFormsProps, 'characters'> {
  field: FieldMetadata<string>;
}

/** Servers without a character of this account are listed first, because the form is meant for them. */
function ServerField({ field, characters }: ServerFieldProps) {
  const sorted = [...characters].sort((a, b) => Number(a.player !== null) - Number(b.player !== null));
  return (
    <SelectField {...getSelectProps(field)} id={field.id} label="Server" errors={field.errors}>
      <option value="">Choose a server</option>
      {sorted.map(({ serverId, server, player }) => (
        <option key={serverId} value={serverId}>
          {player ? `${server} (${player.nickname || player.uid})` : server}
        </option>
      ))}
    </SelectField>
  );
}
