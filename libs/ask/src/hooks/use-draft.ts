import { fetchJson } from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';

const delayMs = 1_500;
const names = ['title', 'body', 'tags', 'engineVersion'] as const;
/** The form fields that are stored in a draft. */
export type DraftValues = Readonly<Record<(typeof names)[number], string>>;

/**
 * Stores the typed text as a draft at the host, a moment after the member stops typing. The host has one draft for each place
 * (docs/behaviour/ask.md#kept-drafts).
 * @returns whether the last change is stored
 */
export function useDraft(place: string, values: DraftValues, isOn: boolean): boolean {
  const { title, body, tags, engineVersion } = values;
  const text = [title, body, tags, engineVersion].join('\n');
  const first = useRef(text);
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn || text === first.current || text === kept) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const form = new FormData();
      form.set('place', place);
      const fields = { title, body, tags, engineVersion };
      for (const name of names) form.set(name, fields[name]);
      const request = { method: 'POST', body: form, signal: abort.signal };
      // After a failure the next change saves again. Only the status matters.
      void fetchJson('/ask/draft', () => null, request).then((answer) => {
        if (answer?.ok) setKept(text);
      });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [place, isOn, text, kept, title, body, tags, engineVersion]);
  return kept === text;
}
