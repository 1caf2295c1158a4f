import { useFormAction, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';

/**
 * The props that make a plain form post to this page like Remix's `Form`. For forms in list rows: a `Form` runs a dozen hooks in each row
 * and resolves the same address again.
 */
export function usePostForm() {
  const action = useFormAction();
  const submit = useSubmit();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The DOM's types do not say that a form is submitted by one of its buttons.
    const { submitter } = event.nativeEvent as SubmitEvent;
    submit(submitter instanceof HTMLButtonElement ? submitter : event.currentTarget, {
      method: 'post',
      preventScrollReset: true,
    });
  };
  return { method: 'post', action, onSubmit } as const;
}
