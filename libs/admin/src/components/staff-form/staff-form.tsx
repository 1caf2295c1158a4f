import { Form } from '@remix-run/react';
import type { FormProps } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import layout from '../staff-layout/staff-layout.module.css';
import { useSettledReply } from '../../hooks/use-settled-reply';

export interface StaffFormProps extends Omit<FormProps, 'method' | 'onSubmit'> {
  /** After a success only the password fields are emptied, because the typed values are now the stored ones. */
  keepsFields?: boolean;
}

/** A form of the dashboard. A refusal keeps what was typed; a success shows what is stored. */
export function StaffForm({ className = layout.form, keepsFields = false, ...rest }: StaffFormProps) {
  const reply = useSettledReply();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (!isSent.current || !reply) return;
    isSent.current = false;
    if (reply.result === null) emptyFields(form.current, keepsFields);
  }, [reply, keepsFields]);
  return (
    <Form
      preventScrollReset
      {...rest}
      method="post"
      className={className}
      ref={form}
      onSubmit={() => {
        isSent.current = true;
      }}
    />
  );
}

function emptyFields(form: HTMLFormElement | null, keepsFields: boolean): void {
  if (!keepsFields) return form?.reset();
  for (const field of form?.querySelectorAll<HTMLInputElement>('input[type="password"]') ?? []) field.value = '';
}
