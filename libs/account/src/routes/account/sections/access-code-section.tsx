import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { CopyButton, TextField, buttonClass } from '@starhaven/ui-kit';
import { AccountCard } from '../../../components/account-frame/account-frame';
import type { AccountReply } from '../account-reply';
import layout from '../../../components/account-layout/account-layout.module.css';

/** The access code: programs use it to run commands for the account (docs/behaviour/account.md#access-code). */
export function AccessCodeSection({ hasCode, reply }: { hasCode: boolean; reply: AccountReply | null }) {
  const [form, fields] = useForm({
    id: 'choose-code',
    lastResult: reply?.intent === 'choose-code' ? reply.result : null,
    defaultValue: { code: '' },
  });
  return (
    <AccountCard aria-labelledby="access-code">
      <h2 id="access-code">Access code</h2>
      <p className={layout.quiet}>
        {hasCode
          ? 'Programs that know the code can run commands for you.'
          : 'Off: no program can run commands for you.'}
      </p>
      {reply?.accessCode ? (
        <p className={layout.secret}>
          <code>{reply.accessCode}</code>
          <CopyButton text={reply.accessCode} subject="Access code" />
        </p>
      ) : null}
      <div className={layout.actions}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="make-code" />
          <button type="submit" className={buttonClass()}>
            {hasCode ? 'Generate a new code' : 'Generate'}
          </button>
        </Form>
        {hasCode ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="turn-code-off" />
            <button type="submit" className={buttonClass()}>
              Turn off
            </button>
          </Form>
        ) : null}
      </div>
      <Form {...getFormProps(form)} method="post" preventScrollReset className={layout.line}>
        <input type="hidden" name="intent" value="choose-code" />
        <TextField
          {...getInputProps(fields.code, { type: 'text' })}
          key={fields.code.key}
          label="A code of your own"
          errors={fields.code.errors}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button type="submit" className={buttonClass()}>
          Set
        </button>
      </Form>
    </AccountCard>
  );
}
