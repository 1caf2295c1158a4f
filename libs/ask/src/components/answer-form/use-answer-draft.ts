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

/**
 * Keeps what is typed into the short form of an answer. When the member begins to write, it fills in the kept draft; a page that is only
 * read sends no request.
 */
export function useAnswerDraft(id: string, form: RefObject<HTMLFormElement>, isOn: boolean) {
  const [typed, setTyped] = useState(empty);
  const [restored, setRestored] = useState<string | null>(null);
  const isAsked = useRef(false);
  const isKept = useDraft(`answer:${id}`, { title: '', tags: '', ...typed }, isOn);
  const note = () =>
    setTyped(names.reduce((values, name) => ({ ...values, [name]: fieldOf(form.current, name)?.value ?? '' }), empty));
  const restore = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    fetch(`/ask/draft?place=${encodeURIComponent(`answer:${id}`)}`)
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((answer: { draft?: Partial<Typed> | null } | null) => {
        const fields = names.map((name) => fieldOf(form.current, name));
        if (!answer?.draft || fields.some((field) => field?.value !== '')) return;
        fields.forEach((field, index) => {
          const name = names[index];
          if (field && name) field.value = answer.draft?.[name] ?? '';
        });
        setRestored(answer.draft.body ?? '');
        note();
      })
      // The form is empty then, and the draft stays.
      .catch(() => undefined);
  };
  // The member may have begun before the script ran.
  useEffect(() => {
    note();
    if (form.current?.contains(document.activeElement)) restore();
    // Once, when the form appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form]);
  return { isKept, isRestored: restored !== null && restored === typed.body, note, restore };
}
