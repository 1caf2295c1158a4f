import { fetchJson } from '@starhaven/ui-kit';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

const delayMs = 1_500;
/** A save waits at most this long for a running draft request: on a slow line the text is more important than a leftover draft. */
const saveWaitMs = 2_000;
const names = ['title', 'body', 'tags', 'engineVersion'] as const;
/** The form fields that are stored in a draft. */
export type DraftValues = Readonly<Record<(typeof names)[number], string>>;

export interface DraftState {
  /** The last change is stored. */
  isKept: boolean;
  /** For `onSubmit`: a save waits for a running draft request, which could otherwise store the draft again after the save deleted it. */
  beforeSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Stores the typed text as a draft at the host, a moment after the member stops typing. The host has one draft for each place
 * (docs/behaviour/ask.md#kept-drafts).
 */
export function useDraft(place: string, values: DraftValues, isOn: boolean): DraftState {
  const { title, body, tags, engineVersion } = values;
  const text = [title, body, tags, engineVersion].join('\n');
  // The text that the host has; null: unknown since a change, so even the first text of the form must be stored.
  const stored = useRef<string | null>(text);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const running = useRef<Promise<void> | null>(null);
  const isSubmitting = useRef(false);
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn || text === stored.current) return;
    stored.current = null;
    let isStale = false;
    const save = async () => {
      // One at a time: an older text must not arrive last.
      await running.current;
      if (isStale || isSubmitting.current) return;
      const form = new FormData();
      form.set('place', place);
      const fields = { title, body, tags, engineVersion };
      for (const name of names) form.set(name, fields[name]);
      // After a failure the next change saves again. Only the status matters.
      running.current = fetchJson('/ask/draft', () => null, { method: 'POST', body: form }).then((answer) => {
        running.current = null;
        if (!answer?.ok) return;
        if (!isStale) stored.current = text;
        setKept(text);
      });
    };
    timer.current = setTimeout(() => void save(), delayMs);
    return () => {
      isStale = true;
      clearTimeout(timer.current);
    };
  }, [place, isOn, text, title, body, tags, engineVersion]);
  const beforeSubmit = (event: FormEvent<HTMLFormElement>) => {
    // React declares the event of a submission as a plain Event.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'save') return;
    clearTimeout(timer.current);
    if (running.current === null) return;
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    const form = event.currentTarget;
    // The longest wait for the running request.
    const limit = new Promise<void>((resolve) => setTimeout(resolve, saveWaitMs));
    void Promise.race([running.current, limit]).then(() => {
      isSubmitting.current = false;
      // This submission comes here again, and must not wait a second time.
      running.current = null;
      form.requestSubmit(submitter);
    });
  };
  return { isKept: kept === text, beforeSubmit };
}
