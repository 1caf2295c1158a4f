import { fetchJson } from '@starhaven/ui-kit';
import type { FormEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';

const delayMs = 1_500;
/** Who types without a pause loses at most the words of this time if the browser crashes. */
const longestWaitMs = 5_000;
/** Browsers refuse to finish requests above 64 KiB for a page that has closed; the fields have a frame around the text. */
const keptAliveBytes = 60_000;
/** A save waits at most this long for a running draft request: on a slow line the text is more important than a leftover draft. */
const saveWaitMs = 2_000;
const names = ['title', 'body', 'tags', 'engineVersion'] as const;
/** The form fields that are stored in a draft. `seen`: the version of the text that an edit began with. */
export type DraftValues = Readonly<Record<(typeof names)[number], string>> & { readonly seen?: number };

export interface DraftState {
  /** The last change is stored. */
  isKept: boolean;
  /** For `onSubmit`: a save waits for a running draft request, which could otherwise store the draft again after the save deleted it. */
  beforeSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface PendingDraft {
  text: string;
  form: FormData;
  isSent: boolean;
}

/**
 * Stores the typed text as a draft at the host: a moment after the member stops typing, every few seconds while they type, and when they
 * leave the page. The host has one draft for each place (docs/behaviour/ask.md#kept-drafts).
 */
export function useDraft(place: string, values: DraftValues, isOn: boolean): DraftState {
  const { title, body, tags, engineVersion, seen = 0 } = values;
  const text = [title, body, tags, engineVersion].join('\n');
  // The text that the host has; null: unknown since a request.
  const stored = useRef<string | null>(text);
  // The text that the host does not have yet. A submission takes it away, so that nothing stores it after the save.
  const pending = useRef<PendingDraft | null>(null);
  const dueAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const running = useRef<Promise<void> | null>(null);
  const isSubmitting = useRef(false);
  const [kept, setKept] = useState<string | null>(null);
  const send = useCallback(async (leaving?: Event) => {
    const next = pending.current;
    // One at a time: an older text must not arrive last. A page that closes cannot wait.
    if (!leaving) await running.current;
    if (!next || next !== pending.current || isSubmitting.current || (leaving && next.isSent)) return;
    next.isSent = true;
    dueAt.current = 0;
    stored.current = null;
    const { text, form } = next;
    const keepalive = new Blob([text]).size < keptAliveBytes;
    // After a failure the next change, or leaving the page, saves again. Only the status matters.
    running.current = fetchJson('/ask/draft', () => null, { method: 'POST', body: form, keepalive }).then((answer) => {
      running.current = null;
      next.isSent = false;
      if (!answer?.ok) return;
      if (next === pending.current) pending.current = null;
      stored.current = text;
      setKept(text);
    });
  }, []);
  useEffect(() => {
    pending.current = null;
    if (!isOn || text === stored.current) return;
    const form = new FormData();
    form.set('place', place);
    form.set('seen', String(seen));
    const fields = { title, body, tags, engineVersion };
    for (const name of names) form.set(name, fields[name]);
    pending.current = { text, form, isSent: false };
    dueAt.current ||= Date.now() + longestWaitMs;
    timer.current = setTimeout(() => void send(), Math.min(delayMs, dueAt.current - Date.now()));
    const leave = (event: Event) => void send(event);
    // A reloaded page is requested before `pagehide`, and must get this draft. iOS has no `beforeunload`.
    addEventListener('beforeunload', leave);
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('beforeunload', leave);
      removeEventListener('pagehide', leave);
    };
  }, [place, isOn, text, title, body, tags, engineVersion, seen, send]);
  useEffect(() => () => void send(), [send]);
  const beforeSubmit = (event: FormEvent<HTMLFormElement>) => {
    // React declares the event of a submission as a plain Event.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'save') return;
    clearTimeout(timer.current);
    pending.current = null;
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
