import type { MutableRefObject, RefObject } from 'react';
import { useEffect } from 'react';
import type { DraftState } from '../../hooks/use-draft';
import { useAnswerDraft } from './use-answer-draft';

export interface AnswerDraftProps {
  id: string;
  form: RefObject<HTMLFormElement>;
  isOn: boolean;
  /** Set while the draft is kept; for `onSubmit` of the form. */
  beforeSubmit: MutableRefObject<DraftState['beforeSubmit'] | null>;
}

/** Keeps the draft of a short answer form, and says so. */
export default function AnswerDraft({ id, form, isOn, beforeSubmit: shared }: AnswerDraftProps) {
  const { isKept, beforeSubmit, isRestored, note, restore } = useAnswerDraft(id, form, isOn);
  useEffect(() => {
    shared.current = beforeSubmit;
    const typedIn = form.current;
    typedIn?.addEventListener('input', note);
    typedIn?.addEventListener('focusin', restore);
    return () => {
      typedIn?.removeEventListener('input', note);
      typedIn?.removeEventListener('focusin', restore);
    };
  });
  if (isRestored) return 'This is your draft';
  return isKept ? 'Draft kept' : null;
}
