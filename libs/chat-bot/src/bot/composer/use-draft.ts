import { useEffect, useState } from 'react';
import { draftKey } from '../../shell/bot-keeper/kept-bot';

export interface Draft {
  input: string;
  /** Position in the input, in UTF-16 units. */
  caret: number;
}

function readDraft(): Draft {
  try {
    const input = sessionStorage.getItem(draftKey) ?? '';
    return { input, caret: input.length };
  } catch {
    return { input: '', caret: 0 };
  }
}

/** Typed text that is not sent yet; it survives closing the window and a reload. */
export function useDraft(): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(readDraft);
  useEffect(() => {
    try {
      if (draft.input === '') sessionStorage.removeItem(draftKey);
      else sessionStorage.setItem(draftKey, draft.input);
    } catch {
      // If the browser stores nothing, the text lasts only as long as the window.
    }
  }, [draft.input]);
  return [draft, setDraft];
}
