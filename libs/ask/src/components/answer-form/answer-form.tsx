import { Form, useNavigation } from '@remix-run/react';
import { buttonClass, SubmitButton } from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import classes from './answer-form.module.css';
import { useAnswerDraft } from './use-answer-draft';

/**
 * A short answer form on the page of the question, so that readers load no editor code. It is sent to the answer page, which has the
 * preview and, after a refusal, shows the reason and all typed text. Both pages store the text as the same draft.
 */
export function AnswerForm({ id }: { id: string }) {
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  // Made in the browser, because the page is cached and the same for every visitor.
  const [nonce, setNonce] = useState('');
  useEffect(
    () => setNonce(Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('-')),
    [],
  );
  const isSending = navigation.state !== 'idle' && navigation.formAction?.includes(`/ask/answer/${id}`) === true;
  const { isKept, beforeSubmit, isRestored, note, restore } = useAnswerDraft(id, form, !isSending);
  return (
    <Form
      ref={form}
      onInput={note}
      onFocus={restore}
      onSubmit={beforeSubmit}
      method="post"
      action={`/ask/answer/${encodeURIComponent(id)}`}
      className={classes.form}
    >
      <label htmlFor="answer-body">Text</label>
      <textarea id="answer-body" name="body" rows={7} required dir="auto" />
      <label htmlFor="answer-version">Confirmed on engine version</label>
      <input
        id="answer-version"
        type="text"
        name="engineVersion"
        maxLength={60}
        aria-describedby="answer-version-hint"
        autoComplete="off"
      />
      <p id="answer-version-hint" className={classes.hint}>
        The version of the game server on which you saw it work. Leave it empty if you did not.
      </p>
      <input type="hidden" name="nonce" value={nonce} />
      <div className={classes.actions}>
        <SubmitButton name="intent" value="save" isBusy={isSending} busyLabel="Sending…">
          Send the answer
        </SubmitButton>
        <button type="submit" name="intent" value="preview" className={buttonClass()}>
          Preview
        </button>
        <span role="status" className={classes.hint}>
          {isRestored ? 'This is your draft' : isKept ? 'Draft kept' : ''}
        </span>
      </div>
    </Form>
  );
}
