import { useFormAction, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';

/**
 * The props that make a plain form post to this page as Remix's `Form` does. For forms in the rows of a list: a `Form` in each row runs a
 * dozen hooks, and resolves the same address again.
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
