import { readStored, writeStored } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';

/** Longer drafts are cut; the counter turns red long before. */
const maxLength = 2_000;

/** Typed text that survives closing the window and a reload of this tab. */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const stored = readStored('sessionStorage', name);
    return typeof stored === 'string' ? stored.slice(0, maxLength) : '';
  });
  useEffect(() => {
    writeStored('sessionStorage', name, text === '' ? null : text);
  }, [name, text]);
  return [text, (next) => setText(next.slice(0, maxLength))];
}
