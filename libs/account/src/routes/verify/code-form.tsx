import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { verificationCodeMaxLength } from '@starhaven/contracts/session';
import { ButtonLink, TextField, parseForm } from '@starhaven/ui-kit';
import { AccountCard } from '../../components/account-frame/account-frame';
import type { VerifyReply } from './verify-reply';
import { VerifyFormSchema } from './verify.form';
import { WaitButton } from './wait-button';
import classes from './verify.module.css';

/** The field for the mailed code. */
export function CodeForm({ isSent, reply }: { isSent: boolean; reply: VerifyReply | undefined }) {
  const [form, fields] = useForm({
    id: 'check-code',
    lastResult: reply?.result,
    defaultValue: { code: '' },
    onValidate: ({ formData }) => parseForm(formData, VerifyFormSchema),
    shouldRevalidate: 'onInput',
  });
  const input = useRef<HTMLInputElement>(null);
  // After the mail is sent, and after a wrong code, the visitor types into this field next.
  useEffect(() => {
    if (isSent || reply) input.current?.focus();
  }, [isSent, reply]);
  return (
    <AccountCard aria-labelledby="check-title">
      <h2 id="check-title">Enter the code</h2>
      <Form {...getFormProps(form)} method="post" preventScrollReset className={classes.form}>
        <input type="hidden" name="intent" value="check" />
        {isSent ? <input type="hidden" name="is_sent" value="yes" /> : null}
        <TextField
          {...getInputProps(fields.code, { type: 'text' })}
          key={fields.code.key}
          ref={input}
          label="Verification code"
          errors={fields.code.errors}
          maxLength={verificationCodeMaxLength}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoFocus={isSent}
          spellCheck={false}
          required
        />
        <div className={classes.row}>
          <WaitButton intent="check" label="Verify" tone={isSent ? 'primary' : 'plain'} reply={reply} />
          <ButtonLink to="/account">Cancel</ButtonLink>
        </div>
      </Form>
    </AccountCard>
  );
}
