import { chatMessageMaxLength } from '@starhaven/contracts/chat';
import { buttonClass, visuallyHidden } from '@starhaven/ui-kit';
import type { FormEvent, KeyboardEvent } from 'react';
import { useId, useMemo, useState } from 'react';
import { createComposing } from '../../together/chat-window/composing';
import classes from '../room.module.css';
import { countText } from './composer-state';
import { useDraft } from './use-draft';
import { useSecondsLeft } from './use-seconds-left';

export interface ComposerProps {
  /** Short name of the room. */
  slug: string;
  isConnected: boolean;
  /** `performance.now()` until which the host accepts no message. */
  pausedUntilMs: number;
  /** Returns false if the message was not accepted; its text then stays. */
  onSend: (text: string) => boolean;
}

/** The field for a message. Its text is state of this component only, so that typing does not render the log. */
export function Composer({ slug, isConnected, pausedUntilMs, onSend }: ComposerProps) {
  const [text, setText] = useDraft(slug);
  // Why nothing was sent; shown until the text changes.
  const [hint, setHint] = useState('');
  const left = useSecondsLeft(pausedUntilMs);
  const composing = useMemo(() => createComposing(), []);
  const id = useId();
  const { length, tone, canBeSent } = countText(text);
  const isReady = canBeSent && isConnected && left === 0;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) {
      if (tone === 'error') setHint(`Please shorten the message to ${chatMessageMaxLength} characters.`);
      else if (length > 0 && !isConnected) setHint('There is no connection. Your text stays here.');
      else if (length > 0) setHint('Please wait before you send another message.');
      return;
    }
    if (onSend(text)) setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && composing.isComposing(event)) event.preventDefault();
  };
  return (
    <form className={classes.composer} onSubmit={send} noValidate>
      <label htmlFor={id} className={visuallyHidden}>
        Message
      </label>
      <input
        id={id}
        type="text"
        name="chat-message"
        className={classes.input}
        placeholder="Write a message"
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        data-chat-focus=""
        aria-invalid={tone === 'error' || undefined}
        aria-describedby={`${id}-count ${id}-hint`}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setHint('');
        }}
        onKeyDown={onKeyDown}
        onCompositionEnd={composing.noteEnd}
      />
      <button type="submit" className={`${buttonClass('primary')} ${classes.send}`} aria-disabled={!isReady}>
        {left > 0 ? `Wait ${left} s` : 'Send'}
      </button>
      <p className={classes.below}>
        <span id={`${id}-hint`} role="status" className={classes.hint}>
          {hint}
        </span>
        <span id={`${id}-count`} className={classes.count} data-tone={tone === 'plain' ? undefined : tone}>
          {length} / {chatMessageMaxLength}
          <span className={visuallyHidden}> characters</span>
        </span>
      </p>
    </form>
  );
}
