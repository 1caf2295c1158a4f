import { readStoredText, writeStoredText } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';
import { draftKey } from '../../shell/bot-keeper/kept-bot';

export interface Draft {
  input: string;
  /** Position in the input, in UTF-16 units. */
  caret: number;
}

function readDraft(): Draft {
  const input = readStoredText('sessionStorage', draftKey) ?? '';
  return { input, caret: input.length };
}

/** Typed text that is not sent yet; it survives closing the window and a reload. */
export function useDraft(): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(readDraft);
  useEffect(() => {
    // If the browser stores nothing, the text lasts only as long as the window.
    writeStoredText('sessionStorage', draftKey, draft.input === '' ? null : draft.input);
  }, [draft.input]);
  return [draft, setDraft];
}
