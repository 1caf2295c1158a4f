import { Form, useNavigation } from '@remix-run/react';
import type { ChatRoom } from '@starhaven/contracts/chat';
import { chatMessageMaxLength } from '@starhaven/contracts/chat';
import type { FormReply } from '@starhaven/ui-kit';
import { Alert, ButtonLink, buttonClass, Countdown, LocalTime, TextField, useBeforePaint } from '@starhaven/ui-kit';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { keepDraft } from '../../room/composer/use-draft';
import type { ChatIntent } from './chat.form';
import classes from './chat.module.css';
import type { ChatContent } from './chat.route.server';

export interface WriteFormProps {
  /** The address of the room. */
  to: string;
  room: ChatRoom;
  own: NonNullable<ChatContent['own']>;
  reply: FormReply<ChatIntent> | undefined;
  nowSeconds: number;
  nonce: string;
}

/**
 * The form for a message; it also works without scripts. It has no form library, because the live room usually takes its place: the server
 * checks the message.
 */
export function WriteForm({ to, room, own, reply, nowSeconds, nonce }: WriteFormProps) {
  const sent = reply?.intent === 'send' ? reply : undefined;
  const { initialValue, error } = sent?.result ?? {};
  const errors = error?.['input'] ?? [];
  const element = useRef<HTMLFormElement>(null);
  useHandOver(element, room.slug, sent);
  useEmptyWhenSent(element, nonce, sent);
  const waitUntil = sent?.waitUntilSeconds ?? (own.pauseEnds > nowSeconds ? own.pauseEnds : null);
  if (own.mute) {
    return (
      <p className={classes.note} role="status">
        You cannot write in the chat
        {own.mute.until > 0 ? (
          <>
            {' '}
            until <LocalTime time={own.mute.until} />
          </>
        ) : null}
        .{own.mute.reason ? ` Reason: ${own.mute.reason}` : ''}
      </p>
    );
  }
  if (room.isPaused && !own.canModerate) {
    return (
      <p className={classes.note} role="status">
        The chat is paused.{room.pauseReason ? ` ${room.pauseReason}` : ''}
      </p>
    );
  }
  return (
    <Form
      id="write"
      ref={element}
      method="post"
      noValidate
      action={`${to}#write`}
      className={classes.form}
      preventScrollReset
      onInput={(event) => keepDraft(room.slug, textOf(event.currentTarget))}
      onSubmit={() => keepDraft(room.slug, '')}
    >
      {sent?.message && errors.length === 0 ? (
        <Alert type={sent.message.type} title={sent.message.title}>
          {sent.message.message}
        </Alert>
      ) : null}
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="room" value={room.slug} />
      {/* A failed message keeps its nonce, so that sending it again does not post it twice. */}
      <input type="hidden" name="nonce" value={String(initialValue?.['nonce'] ?? nonce)} />
      <TextField
        id="write-input"
        name="input"
        defaultValue={String(initialValue?.['input'] ?? '')}
        label="Message"
        hint={`At most ${chatMessageMaxLength} characters; one message every 10 seconds.`}
        errors={errors}
        autoComplete="off"
        dir="auto"
        required
      />
      {waitUntil !== null ? (
        <p className={classes.wait}>
          You can send the next message in{' '}
          <Countdown untilSeconds={waitUntil} nowSeconds={sent?.nowSeconds ?? nowSeconds} form="mm:ss" />.
        </p>
      ) : null}
      <p className={classes.buttons}>
        <button type="submit" className={buttonClass('primary')}>
          Send
        </button>
        <ButtonLink to={to} isReload>
          Load new messages
        </ButtonLink>
      </p>
    </Form>
  );
}

const textOf = (form: HTMLFormElement) => String(new FormData(form).get('input') ?? '');

/**
 * The live room, which takes the place of this form while the visitor may be typing, begins with the draft. It gets what was typed here,
 * also before scripts ran, and the focus.
 */
function useHandOver(element: RefObject<HTMLFormElement>, slug: string, sent: object | undefined) {
  useEffect(() => {
    const text = element.current ? textOf(element.current) : '';
    if (text !== '') keepDraft(slug, text);
  }, [element, slug, sent]);
  useBeforePaint(() => {
    const form = element.current;
    return () => {
      const field = document.activeElement;
      if (!(field instanceof HTMLInputElement) || !form?.contains(field)) return;
      const { selectionStart, selectionEnd } = field;
      // When this form is removed, the live room is there.
      queueMicrotask(() => {
        const next = document.querySelector<HTMLInputElement>('main [data-chat-focus]');
        next?.focus();
        next?.setSelectionRange(selectionStart, selectionEnd);
      });
    };
  }, [element]);
}

/** Empties the field after its message was stored, unless the member has typed on. */
function useEmptyWhenSent(element: RefObject<HTMLFormElement>, nonce: string, sent: object | undefined) {
  const { formData } = useNavigation();
  const text = formData?.get('intent') === 'send' ? String(formData.get('input')) : null;
  const sending = useRef<{ text: string; nonce: string } | null>(null);
  useEffect(() => {
    if (text !== null) {
      sending.current ??= { text, nonce };
      return;
    }
    const before = sending.current;
    sending.current = null;
    // After a stored message the page is loaded again, so it has another nonce. A request that got no answer leaves the page as it is.
    const isStored = before !== null && before.nonce !== nonce && !sent;
    if (isStored && element.current && textOf(element.current) === before.text) element.current.reset();
  }, [element, text, nonce, sent]);
}
