import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { useBeforePaint } from '@starhaven/ui-kit';
import type { EditReply } from './edit-reply';
import { editSecrets, shownFields } from './edit.form';
import type { EditContent } from './edit.route.server';

type Control = HTMLInputElement | HTMLSelectElement | null;

interface Options {
  content: EditContent;
  reply: EditReply | undefined;
  /** Called after a save; `hasTyped`: the visitor has changed a field since it was sent. */
  onAccepted: (hasTyped: boolean) => void;
}

/**
 * The stored values as the visitor saw them. New content replaces only the values of fields that the visitor has not changed since they were
 * shown or saved. If another window changed a value over which the visitor has typed, the form keeps the value and the version that it
 * showed, so that the next save finds the conflict (docs/behaviour/account.md#two-tabs).
 */
export function useSeenContent(form: RefObject<HTMLFormElement>, { content, reply, onAccepted }: Options) {
  const [seen, setSeen] = useState(content);
  const sent = useRef<FormData | null>(null);
  const accepted = useRef<FormData | null>(null);
  const isConflict = useRef(false);
  const loaded = useRef(content);
  // The form has one control for each of these names.
  const control = (name: string) => (form.current?.elements.namedItem(name) ?? null) as Control;

  useBeforePaint(() => {
    isConflict.current = (reply?.changed.length ?? 0) > 0;
    if (reply?.message?.type !== 'ok' || !sent.current) return;
    accepted.current = sent.current;
    const names = [...shownFields, ...editSecrets];
    const hasTyped = names.some((name) => {
      const field = control(name);
      // A disabled field is not sent.
      return field && !field.disabled && field.value !== accepted.current?.get(name);
    });
    for (const name of editSecrets) {
      const field = control(name);
      if (field && field.value === accepted.current.get(name)) field.value = '';
    }
    onAccepted(hasTyped);
  }, [reply]);

  useBeforePaint(() => {
    if (loaded.current === content) return;
    loaded.current = content;
    const next = { ...content };
    for (const name of shownFields) {
      const field = control(name);
      if (!field) continue;
      const isUntouched = field.value === (accepted.current ? accepted.current.get(name) : seen[name]);
      if (isUntouched) field.value = content[name] ?? '';
      // After a save or a conflict the visitor knows what the other window changed.
      else if (!accepted.current && !isConflict.current && content[name] !== seen[name])
        Object.assign(next, { [name]: seen[name], version: seen.version });
    }
    accepted.current = null;
    isConflict.current = false;
    setSeen(next);
  }, [content]);

  const noteSent = () => {
    sent.current = form.current && new FormData(form.current);
  };
  return { seen, noteSent };
}
