import { getFormProps, getInputProps, getSelectProps, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { SelectField, TextField, parseForm, SubmitButton } from '@starhaven/ui-kit';
import { AccountCard } from '../../../components/account-frame/account-frame';
import type { AccountReply } from '../account-reply';
import { RedeemSchema } from '../redeem.form';
import type { ShownCharacter } from '../shown-account.server';
import layout from '../../../components/account-layout/account-layout.module.css';

/** Redeems a code for the player on one server (docs/behaviour/account.md#redeem). */
export function RedeemSection({
  characters,
  reply,
}: {
  characters: readonly ShownCharacter[];
  reply: AccountReply | null;
}) {
  const navigation = useNavigation();
  const isBusy = navigation.formData?.get('intent') === 'redeem';
  const [form, fields] = useForm({
    id: 'redeem',
    lastResult: reply?.result,
    defaultValue: { code: '', server: '' },
    onValidate: ({ formData }) => parseForm(formData, RedeemSchema),
    shouldRevalidate: 'onInput',
  });
  return (
    <AccountCard aria-labelledby="redeem-title">
      <h2 id="redeem-title">Redeem a code</h2>
      <Form {...getFormProps(form)} method="post" preventScrollReset className={layout.line}>
        <input type="hidden" name="intent" value="redeem" />
        <TextField
          {...getInputProps(fields.code, { type: 'text' })}
          key={fields.code.key}
          label="Code"
          errors={fields.code.errors}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          {...getSelectProps(fields.server)}
          id={fields.server.id}
          label="Server"
          errors={fields.server.errors}
        >
          <option value="">Choose a server</option>
          {characters.map(({ serverId, server, player }) => (
            <option key={serverId} value={serverId}>
              {player ? `${server} (${player.nickname || player.uid})` : server}
            </option>
          ))}
        </SelectField>
        <SubmitButton isBusy={isBusy}>Redeem</SubmitButton>
      </Form>
    </AccountCard>
  );
}
