import { useFetcher } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { showToast } from '@starhaven/ui-kit';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RoomMessage } from '../state/room-state';
import classes from '../room.module.css';
import type { MessageAction } from './message-row';
import { ReasonFields } from './reason-fields';

const labels: Record<MessageAction, string> = {
  delete: 'Delete',
  report: 'Report',
  ignore: 'Ignore member',
  mute: 'Mute member',
};

/** These actions ask for a reason before they are sent. */
const asking = ['report', 'mute'] as const;
type AskingAction = (typeof asking)[number];
const findAsking = (action: MessageAction) => asking.find((one) => one === action) ?? null;

export interface MessageMenuProps {
  message: RoomMessage;
  actions: readonly MessageAction[];
}

/** A button on a message that opens the message's actions below it. */
export function MessageMenu({ message, actions }: MessageMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Escape must not close the window.
    event.preventDefault();
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.more}
        aria-label={`Actions for the message of ${message.name}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        tabIndex={-1}
        data-message-menu=""
        onClick={() => setIsOpen((before) => !before)}
        onKeyDown={onKeyDown}
      >
        <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <circle cx="5" cy="12" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="19" cy="12" r="2" />
        </svg>
      </button>
      {isOpen ? (
        <MenuActions
          id={id}
          message={message}
          actions={actions}
          onKeyDown={onKeyDown}
          onDone={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

interface MenuActionsProps extends MessageMenuProps {
  id: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onDone: () => void;
}

function MenuActions({ id, message, actions, onKeyDown, onDone }: MenuActionsProps) {
  const fetcher = useFetcher<FormReply>();
  const [asked, setAsked] = useState<AskingAction | null>(null);
  const isBusy = fetcher.state !== 'idle';
  const said = fetcher.data?.message;
  // The actions of the last message would be below the visible part of the log.
  useEffect(() => {
    // Chromium returns a promise, which React would treat as a clean-up function.
    void document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, asked]);
  useEffect(() => {
    if (!said) return;
    showToast(said);
    if (said.type === 'ok') onDone();
    // `onDone` is a new function in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [said]);
  const cancel = () => {
    flushSync(() => setAsked(null));
    document.getElementById(id)?.querySelector<HTMLElement>(`[data-action=${asked}]`)?.focus();
  };
  return (
    <fetcher.Form id={id} method="post" action="/chat" className={classes.actions} onKeyDown={onKeyDown}>
      <input type="hidden" name="id_message" value={message.id_message} />
      <input type="hidden" name="uid" value={message.uid} />
      {asked ? (
        <ReasonFields action={asked} isBusy={isBusy} onCancel={cancel} />
      ) : (
        actions.map((action) => {
          const question = findAsking(action);
          return (
            <button
              key={action}
              {...(question ? { type: 'button' } : { name: 'intent', value: action })}
              className={classes.action}
              data-action={action}
              disabled={isBusy}
              data-tone={action === 'delete' ? 'danger' : undefined}
              onClick={question ? () => setAsked(question) : undefined}
            >
              {labels[action]}
            </button>
          );
        })
      )}
    </fetcher.Form>
  );
}
