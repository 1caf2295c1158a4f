import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { TextField } from '@starhaven/ui-kit';
import { parseForgotForm } from './forgot.form';
import type { FormStepProps } from './form-parts';
import { LoginFormFrame } from './form-parts';

/** The first step of a forgotten password: the address for the code. */
export function ForgotForm({ href, reply }: FormStepProps) {
  const [form, fields] = useForm({
    id: 'send-code',
    lastResult: reply?.result,
    defaultValue: { email: '' },
    onValidate: ({ formData }) => parseForgotForm(formData),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  return (
    <LoginFormFrame href={href} reply={reply} intent="send-code" submitLabel="Send Code" formProps={getFormProps(form)}>
      <TextField
        {...getInputProps(fields.email, { type: 'email' })}
        key={fields.email.key}
        label="Email"
        hint="We send a verification code to this address"
        errors={fields.email.errors}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </LoginFormFrame>
  );
}
