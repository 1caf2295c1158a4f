import { readStored, writeStored } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';

/** Longer drafts are cut; the counter turns red long before. */
const maxLength = 2_000;

/** Each room has its own draft; `slug` is the room's short name. */
const nameOf = (slug: string) => (slug === 'public' ? 'starhaven-chat-draft' : `starhaven-chat-draft-${slug}`);

/** Stores the draft of a room for this tab. */
export function keepDraft(slug: string, text: string): void {
  writeStored('sessionStorage', nameOf(slug), text === '' ? null : text);
}

/** Text typed in a room; it survives closing the window and a reload of this tab. */
export function useDraft(slug: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const stored = readStored('sessionStorage', nameOf(slug));
    return typeof stored === 'string' ? stored.slice(0, maxLength) : '';
  });
  useEffect(() => keepDraft(slug, text), [slug, text]);
  return [text, (next) => setText(next.slice(0, maxLength))];
}
