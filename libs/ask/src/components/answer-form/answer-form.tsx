import { Form, useNavigation } from '@remix-run/react';
import { SubmitButton, buttonClass, formLayout, useIsHydrated } from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import classes from './answer-form.module.css';
import { bodyMin, bodyTooShort, textLength } from '../../together/ask/ask-paths';
import type { DraftState } from '../../hooks/use-draft';
import type Draft from '../../on-demand/answer-draft/answer-draft';

/**
 * A short answer form on the page of the question, so that readers load no editor code. It is sent to the answer page, which has the
 * preview and, after a refusal, shows the reason and all typed text. Both pages store the text as the same draft; the code for it loads when
 * the member begins to write.
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
  const isEnhanced = useIsHydrated();
  const [isRefused, setIsRefused] = useState(false);
  const isSending = navigation.state !== 'idle' && navigation.formAction?.includes(`/ask/answer/${id}`) === true;
  const [AnswerDraft, setAnswerDraft] = useState<typeof Draft | null>(null);
  const beforeSubmit = useRef<DraftState['beforeSubmit'] | null>(null);
  const isLoading = useRef(false);
  const begin = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    import('../../on-demand/answer-draft/answer-draft').then(
      (loaded) => setAnswerDraft(() => loaded.default),
      // Without the code the answer can be sent, and the next focus tries again.
      () => (isLoading.current = false),
    );
  };
  // The member may have begun to write before the script ran.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) begin();
  }, []);
  return (
    <Form
      ref={form}
      onFocus={begin}
      onSubmit={(event) => {
        const text = event.currentTarget.querySelector('textarea');
        const { nativeEvent } = event;
        const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
        const isPreview = submitter instanceof HTMLButtonElement && submitter.value === 'preview';
        const isTooShort = !isPreview && textLength(text?.value ?? '') < bodyMin;
        setIsRefused(isTooShort);
        if (!isTooShort) return beforeSubmit.current?.(event);
        event.preventDefault();
        text?.focus();
      }}
      // With scripts the form shows the site's own message; without them the browser shows its own.
      noValidate={isEnhanced}
      method="post"
      action={`/ask/answer/${encodeURIComponent(id)}`}
      className={classes.form}
    >
      <label htmlFor="answer-body">Text</label>
      <textarea
        id="answer-body"
        name="body"
        rows={7}
        required
        dir="auto"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? 'answer-body-error' : undefined}
      />
      {isRefused ? (
        <p id="answer-body-error" className={formLayout.error}>
          {bodyTooShort}
        </p>
      ) : null}
      <label htmlFor="answer-version">Confirmed on engine version</label>
      <p id="answer-version-hint" className={classes.hint}>
        The version of the game server on which you saw it work. Leave it empty if you did not.
      </p>
      <input
        id="answer-version"
        type="text"
        name="engineVersion"
        maxLength={60}
        aria-describedby="answer-version-hint"
        autoComplete="off"
      />
      <input type="hidden" name="nonce" value={nonce} />
      <div className={classes.actions}>
        <SubmitButton name="intent" value="save" isBusy={isSending} busyLabel="Sending…">
          Send the answer
        </SubmitButton>
        <button type="submit" name="intent" value="preview" className={buttonClass()}>
          Preview
        </button>
        <span role="status" className={classes.hint}>
          {AnswerDraft ? <AnswerDraft {...{ id, form, beforeSubmit }} isOn={!isSending} /> : null}
        </span>
      </div>
    </Form>
  );
}
