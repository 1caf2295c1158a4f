import { useLocation } from '@remix-run/react';
import type { ChatHandOff } from '@starhaven/realtime';
import { receiveChatHandOffs } from '@starhaven/realtime';
import { useSession } from '@starhaven/session';
import { showToast, SiteLink, useLoaded, visuallyHidden } from '@starhaven/ui-kit';
import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import classes from './chat-opener.module.css';
import type { ChatView } from './chat-view';
import { readChatView, sheetQuery, storeChatView } from './chat-view';
import { useBotKeeper } from '../bot-keeper/use-bot-keeper';
import { loadWindow, prepareView } from './load-parts';
import { useInbox } from './use-inbox';

const maxBadge = 99;

export interface ChatOpenerProps {
  /** False: the site has no live connection, so the buttons are only links. */
  hasLive: boolean;
  /** The host has no extension `chat`: it gets only what the specification names (docs/decisions/0017-hosts-of-somebody-else.md). */
  isSpecOnly: boolean;
}

/**
 * The two buttons of the chat on every page, and the window that they open (docs/behaviour/chat.md#chat-widget). They are links to the
 * chat's page; the window is loaded when it is first opened.
 */
export function ChatOpener({ hasLive, isSpecOnly }: ChatOpenerProps) {
  const session = useSession();
  const account = session?.uid ?? null;
  useBotKeeper(account, { isSpecOnly, locale: session?.locale ?? '' });
  const { pathname, search, key } = useLocation();
  const isChatPage = pathname === '/chat';
  const isBotWanted = isChatPage && new URLSearchParams(search).has('bot');
  const [view, setView] = useState<ChatView>('closed');
  const [handOff, setHandOff] = useState<ChatHandOff | null>(null);
  const wasLoadWanted = useRef(false);
  // A window that opens because the page was loaded leaves the focus on the page.
  const takesFocus = useRef(false);
  const isLoaded = useRef(false);
  const shownPage = useRef(key);
  // The chat's page already shows the public room.
  const shown = isChatPage && view === 'public' ? 'closed' : view;
  const { part, hasFailed, retry } = useLoaded(loadWindow, shown !== 'closed');
  useEffect(() => {
    if (shown !== 'closed') prepareView(shown);
  }, [shown]);
  const { unread, early } = useInbox(account, shown === 'public' || isChatPage);
  const buttons = useRef<HTMLElement>(null);
  // The button of a page that handed commands over; it gets the focus back.
  const handingOff = useRef<Element | null>(null);

  const show = (next: ChatView) => {
    takesFocus.current = true;
    handingOff.current = null;
    setView(next);
    storeChatView(next);
  };
  const close = () => {
    const before = handingOff.current;
    const isUsable = before instanceof HTMLElement && before !== document.body && before.isConnected;
    const opener = isUsable ? before : buttons.current?.querySelector<HTMLElement>(`[data-chat=${view}]`);
    show('closed');
    setHandOff(null);
    // After the window was removed.
    requestAnimationFrame(() => opener?.focus());
  };
  useEffect(() => {
    if (!hasLive) return;
    takesFocus.current = isLoaded.current;
    isLoaded.current = true;
    setView(isBotWanted ? 'bot' : readChatView());
  }, [hasLive, isBotWanted]);
  useEffect(() => {
    if (shownPage.current === key) return;
    shownPage.current = key;
    // On a phone the window covers the page that the visitor went to.
    if (view === 'closed' || isBotWanted || !matchMedia(sheetQuery).matches) return;
    setView('closed');
    storeChatView('closed');
    setHandOff(null);
    // While it was open, the new page could not get the focus.
    requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
  }, [key, isBotWanted, view]);
  useEffect(() => {
    if (!hasLive) return;
    return receiveChatHandOffs((given) => {
      retry();
      setHandOff(given);
      handingOff.current = document.activeElement;
      takesFocus.current = true;
      setView('bot');
      storeChatView('bot');
    });
  }, [hasLive, retry]);
  useEffect(() => {
    if (!hasFailed || shown === 'closed') return;
    if (handOff) showToast({ type: 'error', title: 'Error', message: 'Failed to open chat with command' });
    else if (wasLoadWanted.current) location.assign(shown === 'bot' ? '/chat?bot' : '/chat');
    setView('closed');
    setHandOff(null);
  }, [hasFailed, handOff, shown]);

  const onClick = (next: 'public' | 'bot') => (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!hasLive || !isPlain || (isChatPage && next === 'public')) return;
    event.preventDefault();
    wasLoadWanted.current = true;
    retry();
    if (view === next) close();
    else show(next);
  };
  const button = (next: 'public' | 'bot') => ({
    className: classes.button,
    'data-chat': next,
    // A click opens the window, so the page of the chat is not loaded on hover.
    isReload: hasLive && !isChatPage,
    'aria-expanded': shown === next ? true : undefined,
    onClick: onClick(next),
    onPointerEnter: hasLive ? () => prepareView(next) : undefined,
    onFocus: hasLive ? () => prepareView(next) : undefined,
  });
  return (
    <>
      <nav ref={buttons} aria-label="Chat" className={classes.buttons} data-inline={isChatPage ? '' : undefined}>
        <SiteLink to="/chat?bot" title="Game commands: the bot runs them for your character" {...button('bot')}>
          GM
        </SiteLink>
        <SiteLink to="/chat" {...button('public')}>
          Chat
          {unread > 0 ? (
            <span className={classes.badge}>
              {unread > maxBadge ? `${maxBadge}+` : unread}
              <span className={visuallyHidden}> unread</span>
            </span>
          ) : null}
        </SiteLink>
      </nav>
      {part && shown !== 'closed' ? (
        <part.ChatWindow
          view={shown}
          isSpecOnly={isSpecOnly}
          early={early}
          handOff={handOff}
          takesFocus={takesFocus}
          onView={(next) => show(next)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
