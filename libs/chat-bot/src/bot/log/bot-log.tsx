import { buttonClass, LocalTime, SiteLink } from '@starhaven/ui-kit';
import { useEffect, useRef } from 'react';
import type { BotEntry } from '../conversation/conversation';
import { askPath } from './ask-path';
import classes from './bot-log.module.css';

export interface BotLogProps {
  entries: readonly BotEntry[];
  /** Name of the character's server; empty when none is chosen. */
  server: string;
  /** Delivers the result of a line later, as the bot offered. */
  onAcceptOffer: (entryId: string) => void;
}

const nearEndPx = 60;

/** The conversation; it stays scrolled to the end unless the visitor scrolls up. */
export function BotLog({ entries, server, onAcceptOffer }: BotLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (isAtEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [entries]);
  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    // An on-screen keyboard or a growing field makes the log smaller.
    const sized = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    sized.observe(element);
    return () => sized.disconnect();
  }, []);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Bot chat"
      // Lets visitors scroll the region by keyboard.
      tabIndex={0}
      className={classes.log}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
      }}
    >
      {entries.length === 0 ? (
        <p className={classes.empty}>
          Type a command for your character. While you type, a list offers commands and names of items. Several lines
          run one after another.
        </p>
      ) : null}
      {entries.map(({ id, author, text, atMs, isError, offer }) => (
        <div key={id} className={classes.entry} data-author={author} data-error={isError || undefined}>
          <p className={classes.head}>
            <span>{author === 'bot' ? 'GM' : 'You'}</span>
            <LocalTime time={Math.floor(atMs / 1000)} form="clock" />
          </p>
          <p className={classes.text} dir="auto">
            {text}
          </p>
          {isError && author === 'bot' ? (
            <p className={classes.ask}>
              <SiteLink to={askPath(server, text)}>Ask about this error</SiteLink>
            </p>
          ) : null}
          {offer ? (
            <button type="button" className={buttonClass()} onClick={() => onAcceptOffer(id)}>
              Deliver it when I am in the game
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
