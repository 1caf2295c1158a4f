import { getFormProps, getInputProps, getSelectProps, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { PasswordField, SelectField, TextField, parseForm, SubmitButton } from '@starhaven/ui-kit';
import { AccountCard } from '../../../components/account-frame/account-frame';
import layout from '../../../components/account-layout/account-layout.module.css';
import type { ApiKeyValues } from '../api-key.form';
import { ApiKeySchema, defaultLifetime, keyLifetimes } from '../api-key.form';
import type { ApiKeysReply } from '../api-keys-reply';
import type { ServerChoice } from '../api-keys.route.server';
import { Choice } from './choice';
import { ServerChoices } from './server-choices';

export interface NewKeyFormProps {
  /** If empty, the form offers only keys for all servers. */
  servers: readonly ServerChoice[];
  /** False for accounts without a password; the form then has no password field. */
  hasPassword: boolean;
  reply: ApiKeysReply | undefined;
}

/** The fields as text, as the visitor types them. */
type KeyFields = Record<'name' | 'access' | 'commands' | 'scope' | 'addresses' | 'days' | 'password', string>;

/** The form that makes a key, with the limits that its owner chooses. */
export function NewKeyForm({ servers, hasPassword, reply }: NewKeyFormProps) {
  const navigation = useNavigation();
  const isBusy = navigation.formData?.get('intent') === 'create';
  const [form, fields] = useForm<KeyFields, ApiKeyValues>({
    id: 'key-form',
    lastResult: reply?.result,
    defaultValue: { name: '', access: 'read', commands: '', scope: 'all', addresses: '', days: defaultLifetime },
    onValidate: ({ formData }) => parseForm(formData, ApiKeySchema),
    shouldRevalidate: 'onInput',
  });
  // The form library knows only the names of the schema; each server has its own field.
  const typed: Readonly<Record<string, unknown>> = reply?.result?.initialValue ?? {};
  return (
    <AccountCard aria-labelledby="make-key">
      <h2 id="make-key">Make a key</h2>
      <Form {...getFormProps(form)} method="post" preventScrollReset className={layout.form}>
        <input type="hidden" name="intent" value="create" />
        <TextField
          {...getInputProps(fields.name, { type: 'text' })}
          key={fields.name.key}
          label="Name"
          hint="What it is for, such as: my Discord bot"
          errors={fields.name.errors}
          autoComplete="off"
        />
        <fieldset className={layout.choices}>
          <legend>What it may do</legend>
          <Choice name="access" value="read" typed={typed} isDefault label="Only read" />
          <Choice name="access" value="commands" typed={typed} label="Read and run game commands for me" />
        </fieldset>
        <TextField
          {...getInputProps(fields.commands, { type: 'text' })}
          key={fields.commands.key}
          label="Commands"
          hint="For a key that runs commands: their names, separated by commas. Empty: all that you may run."
          errors={fields.commands.errors}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {servers.length === 0 ? null : <ServerChoices servers={servers} errors={fields.scope.errors} typed={typed} />}
        <TextField
          {...getInputProps(fields.addresses, { type: 'text' })}
          key={fields.addresses.key}
          label="Addresses"
          hint="The IP addresses that may use it, separated by commas. Empty: all."
          errors={fields.addresses.errors}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField {...getSelectProps(fields.days)} id={fields.days.id} label="Expires" errors={fields.days.errors}>
          {keyLifetimes.map((days) => (
            <option key={days} value={days}>
              after {days} days
            </option>
          ))}
        </SelectField>
        {hasPassword ? (
          <PasswordField
            {...getInputProps(fields.password, { type: 'password' })}
            key={fields.password.key}
            label="Your password"
            errors={fields.password.errors}
            autoComplete="current-password"
            required
          />
        ) : null}
        <SubmitButton isBusy={isBusy}>Make the key</SubmitButton>
      </Form>
    </AccountCard>
  );
}
