import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { ButtonLink, Countdown, TextField, buttonClass } from '@starhaven/ui-kit';
import { AccountCard } from '../../../components/account-frame/account-frame';
import type { AccountReply } from '../account-reply';
import type { ShownAccount, ShownAddress } from '../shown-account.server';
import layout from '../../../components/account-layout/account-layout.module.css';
import classes from '../account.module.css';

export interface AddressSectionProps {
  addresses: readonly ShownAddress[];
  rule: ShownAccount['listRule'];
  isRevealed: boolean;
  /** Until when every address may log in, unix seconds; 0 or past = only the list. */
  openUntil: number;
  nowSeconds: number;
  reply: AccountReply | null;
}

function explain(rule: ShownAccount['listRule'], hasAddresses: boolean): string {
  if (rule === 'unused')
    return 'Your account has a web password, so every login needs it. The address list applies only to accounts without a password.';
  if (hasAddresses) return 'Logins from these addresses need no password.';
  return rule === 'opens'
    ? 'No address is listed: every login needs the password.'
    : 'No address is listed, and your account has no password: nobody can log in again after you log out.';
}

/** The addresses that may log in without a password (docs/behaviour/account.md#address-list). */
export function AddressSection({ addresses, rule, isRevealed, openUntil, nowSeconds, reply }: AddressSectionProps) {
  const [form, fields] = useForm({
    id: 'add-address',
    lastResult: reply?.intent === 'add-address' ? reply.result : null,
    defaultValue: { ip: '' },
  });
  return (
    <AccountCard aria-labelledby="addresses" id="address-list">
      <h2 id="addresses">Allowed addresses</h2>
      <p className={layout.quiet}>{explain(rule, addresses.length > 0)}</p>
      {addresses.length === 0 ? null : (
        <>
          <ul className={layout.list}>
            {addresses.map(({ id, text }) => (
              <li key={id}>
                <code>{text}</code>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="remove-address" />
                  <input type="hidden" name="address" value={id} />
                  <button type="submit" className={buttonClass()} aria-label={`Remove ${text}`}>
                    Remove
                  </button>
                </Form>
              </li>
            ))}
          </ul>
          <ButtonLink
            to={isRevealed ? '/account' : '/account?ips=shown'}
            keepsScroll
            isReplacing
            className={classes.start}
          >
            {isRevealed ? 'Hide addresses' : 'Show addresses'}
          </ButtonLink>
        </>
      )}
      <Form {...getFormProps(form)} method="post" preventScrollReset className={layout.line}>
        <input type="hidden" name="intent" value="add-address" />
        <TextField
          {...getInputProps(fields.ip, { type: 'text' })}
          key={fields.ip.key}
          label="IP address"
          errors={fields.ip.errors}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className={buttonClass()}>
          Add
        </button>
      </Form>
      <Form method="post" preventScrollReset className={classes.open}>
        <input type="hidden" name="intent" value="open-to-all" />
        <button type="submit" className={buttonClass()}>
          Allow everyone for 5 minutes
        </button>
        {openUntil > nowSeconds ? (
          <span>
            Open for <Countdown untilSeconds={openUntil} nowSeconds={nowSeconds} form="mm:ss" />
          </span>
        ) : null}
      </Form>
    </AccountCard>
  );
}
