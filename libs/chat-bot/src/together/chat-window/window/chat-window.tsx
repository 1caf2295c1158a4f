import type { ChatHandOff } from '@starhaven/realtime';
import { useLiveNeed } from '@starhaven/realtime';
import { useSession } from '@starhaven/session';
import { LineIcon, PartBoundary, showToast, useLoaded } from '@starhaven/ui-kit';
import type { KeyboardEvent, MutableRefObject } from 'react';
import { useEffect, useId, useRef } from 'react';
import { loadBot, loadRoom } from '../../../shell/chat-opener/load-parts';
import type { EarlyMessages } from '../../../shell/chat-opener/use-inbox';
import classes from './chat-window.module.css';
import { useFrame } from './use-frame';
import { useModal } from './use-modal';
import { useSheet } from './use-sheet';

export interface ChatWindowProps {
  view: 'public' | 'bot';
  isSpecOnly: boolean;
  /** Messages that arrived before the room's code was loaded. */
  early: MutableRefObject<EarlyMessages>;
  /** Commands that a page handed over to the bot. */
  handOff: ChatHandOff | null;
  /** Whether the window may take the focus: the visitor opened it, and not the load of a page. Read when the window opens. */
  takesFocus: Readonly<MutableRefObject<boolean>>;
  onView: (view: 'public' | 'bot') => void;
  onClose: () => void;
}

/** The window of the chat. An error in it breaks only the chat, never the page. */
export function ChatWindow(props: ChatWindowProps) {
  return (
    <PartBoundary fallback={() => <BrokenChat onClose={props.onClose} />}>
      <OpenChat {...props} />
    </PartBoundary>
  );
}

/** Closes the broken window and reports it; the next click opens a new one. */
function BrokenChat({ onClose }: Pick<ChatWindowProps, 'onClose'>) {
  useEffect(() => {
    showToast({ type: 'error', title: 'Error', message: 'The chat stopped working. Please open it again.' });
    onClose();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it broke
  }, []);
  return null;
}

/** The window of the chat: movable and resizable, and on phones the whole screen (docs/behaviour/chat.md#chat-widget). */
function OpenChat({ view, isSpecOnly, early, handOff, takesFocus, onView, onClose }: ChatWindowProps) {
  useLiveNeed();
  const account = useSession()?.uid ?? null;
  const bot = useLoaded(loadBot, view === 'bot');
  const room = useLoaded(loadRoom, view === 'public');
  const missing = view === 'bot' ? bot : room;
  const { frame, moving, resizing } = useFrame();
  const sheet = useSheet();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(element, sheet !== null);
  useEffect(() => {
    if (!takesFocus.current) return;
    // On touch screens the focus would open the keyboard over half of the screen.
    if (matchMedia('(pointer: coarse)').matches) return;
    // The visitor moved the focus within the window while its content was loading.
    const focused = document.activeElement;
    if (focused !== element.current && element.current?.contains(focused)) return;
    const first = element.current?.querySelector<HTMLElement>('[data-chat-focus]:not(:disabled)');
    (first ?? element.current)?.focus();
  }, [takesFocus, view, handOff, bot.part, room.part]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    onClose();
  };
  const place = sheet
    ? { '--top': `${sheet.top}px`, '--height': `${sheet.height}px` }
    : { left: frame.left, top: frame.top, width: frame.width, height: frame.height };
  return (
    <dialog
      ref={element}
      open
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes.window}
      data-sheet={sheet ? '' : undefined}
      style={place}
      onKeyDown={onKeyDown}
      // Escape, and the back gesture of Android, where the window is modal.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {sheet ? null : (
        <button
          type="button"
          className={classes.resize}
          aria-label="Resize the chat: arrow keys"
          title="Drag, or press the arrow keys"
          data-frame-handle=""
          {...resizing('top-left')}
        >
          <svg width="12" height="12" viewBox="0 0 12 12" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="M1 11 11 1M1 6l5-5" />
          </svg>
        </button>
      )}
      <div className={classes.head} {...(sheet ? {} : moving)}>
        {view === 'bot' ? (
          <button
            type="button"
            className={classes.icon}
            aria-label="Back to the public chat"
            onClick={() => onView('public')}
          >
            <LineIcon>
              <path d="m14 6-6 6 6 6" />
            </LineIcon>
          </button>
        ) : null}
        <h2 id={titleId} className={classes.title}>
          {view === 'bot' ? 'GM' : 'Public chat'}
        </h2>
        {sheet ? null : (
          <button
            type="button"
            className={classes.icon}
            aria-label="Move the chat: arrow keys"
            title="Drag, or press the arrow keys"
            data-frame-handle=""
          >
            <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <circle cx="8" cy="8" r="2" />
              <circle cx="16" cy="8" r="2" />
              <circle cx="8" cy="16" r="2" />
              <circle cx="16" cy="16" r="2" />
            </svg>
          </button>
        )}
        <button type="button" className={classes.icon} aria-label="Close the chat" onClick={onClose}>
          <LineIcon>
            <path d="m6 6 12 12M18 6 6 18" />
          </LineIcon>
        </button>
      </div>
      {/* A modal window hides the page's toasts. Here they move the content down, and cover none of it. */}
      {sheet ? <div role="status" className={classes.toasts} data-toast-slot="window" /> : null}
      <div className={classes.content}>
        {view === 'public' && room.part ? (
          <div className={classes.rooms}>
            <room.part.RoomView isSpecOnly={isSpecOnly} early={early} />
          </div>
        ) : view === 'bot' && bot.part ? (
          <bot.part.BotPanel account={account} isSpecOnly={isSpecOnly} handOff={handOff} />
        ) : (
          <p className={classes.waiting} role="status">
            {missing.hasFailed ? `The ${view === 'bot' ? 'bot' : 'chat'} could not be loaded.` : 'Loading…'}{' '}
            {missing.hasFailed ? (
              <button type="button" onClick={missing.retry}>
                Try again
              </button>
            ) : null}
          </p>
        )}
      </div>
      {sheet ? null : (
        <div className={classes.corner} data-frame-handle="" aria-hidden="true" {...resizing('bottom-right')} />
      )}
    </dialog>
  );
}
