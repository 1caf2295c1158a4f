import { useEffect, useRef, useState } from 'react';
import { readTyped } from './read-typed';

export interface TypedOptions {
  chosen: readonly string[];
  isSlots: boolean;
  isMulti: boolean;
  onChange: (chosen: readonly string[]) => void;
}

/** The field for typed ids. Before hydration it contains all ids; afterwards only new ones. Text that was typed before hydration stays. */
export function useTyped({ chosen, isSlots, isMulti, onChange }: TypedOptions) {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const clear = () => {
    if (ref.current) ref.current.value = '';
    setText('');
  };
  const latest = useRef({ chosen, onChange });
  useEffect(() => {
    latest.current = { chosen, onChange };
  });
  useEffect(() => {
    const early = ref.current?.value ?? '';
    const sent = latest.current;
    if (early.trim() !== sent.chosen.join(' ')) sent.onChange(readTyped(early, isSlots));
    if (ref.current) ref.current.value = '';
  }, [isSlots]);
  const add = () => {
    const ids = readTyped(ref.current?.value ?? '', isSlots);
    clear();
    if (ids.length === 0) return;
    const isJoined = isMulti || isSlots;
    onChange(isJoined ? [...chosen, ...ids.filter((id) => isSlots || !chosen.includes(id))] : ids.slice(-1));
  };
  return {
    text,
    add,
    input: {
      ref,
      onInput: (event: React.FormEvent<HTMLInputElement>) => setText(event.currentTarget.value.trim()),
      onBlur: add,
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key !== 'Enter' || text === '') return;
        // Otherwise Enter would send the form without the typed id.
        event.preventDefault();
        add();
      },
    },
  };
}
