import { fetchJson, isRecord } from '@starhaven/ui-kit';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../hooks/use-draft';

const names = ['body', 'engineVersion'] as const;
type Typed = Record<(typeof names)[number], string>;

const fieldOf = (form: HTMLFormElement | null, name: string) => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
};
const empty: Typed = { body: '', engineVersion: '' };

/** The stored draft in the answer; null if there is none. */
function readDraft(json: unknown): Typed | null {
  const draft = isRecord(json) ? json['draft'] : null;
  if (!isRecord(draft)) return null;
  return names.reduce((texts, name) => {
    const text = draft[name];
    return typeof text === 'string' ? { ...texts, [name]: text } : texts;
  }, empty);
}

/**
 * Stores the text of the short answer form as a draft. When the member begins to write, it fills in the stored draft. Reading the page
 * sends no request.
 */
export function useAnswerDraft(id: string, form: RefObject<HTMLFormElement>, isOn: boolean) {
  const [typed, setTyped] = useState(empty);
  const [restored, setRestored] = useState<string | null>(null);
  const isAsked = useRef(false);
  const { isKept, beforeSubmit } = useDraft(`answer:${id}`, { title: '', tags: '', ...typed }, isOn);
  const note = () =>
    setTyped(names.reduce((values, name) => ({ ...values, [name]: fieldOf(form.current, name)?.value ?? '' }), empty));
  const restore = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    // If the draft cannot be loaded, the form stays empty and the draft stays stored.
    void fetchJson(`/ask/draft?place=${encodeURIComponent(`answer:${id}`)}`, readDraft).then((answer) => {
      const draft = answer?.ok ? answer.body : null;
      const fields = names.map((name) => fieldOf(form.current, name));
      if (!draft || fields.some((field) => field?.value !== '')) return;
      fields.forEach((field, index) => {
        const name = names[index];
        if (field && name) field.value = draft[name];
      });
      setRestored(draft.body);
      note();
    });
  };
  // The member may have begun to write before the script ran.
  useEffect(() => {
    note();
    if (form.current?.contains(document.activeElement)) restore();
    // Runs once, when the form appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form]);
  return { isKept, beforeSubmit, isRestored: restored !== null && restored === typed.body, note, restore };
}
