import { ExternalLink, LocalTime, visuallyHidden } from '@starhaven/ui-kit';
import { memo } from 'react';
import type { RoomMessage } from '../state/room-state';
import classes from '../room.module.css';
import { findLinks } from './find-links';
import { MessageMenu } from './message-menu';

export interface MessageRowProps {
  message: RoomMessage;
  /** The first message of a group shows its author's name. */
  isFirst: boolean;
  isOwn: boolean;
  /** The visitor's actions for the message; empty = no menu. The same object as long as it does not change. */
  actions: readonly MessageAction[];
}

export type MessageAction = 'delete' | 'report' | 'ignore' | 'mute';

/** One message. It renders again only when its props change, so a burst of messages renders only the new rows. */
export const MessageRow = memo(function MessageRow({ message, isFirst, isOwn, actions }: MessageRowProps) {
  const { name, input, timestamp, isBot } = message;
  return (
    <div
      className={classes.message}
      data-message=""
      data-own={isOwn ? '' : undefined}
      data-first={isFirst ? '' : undefined}
    >
      <p className={isFirst ? classes.author : visuallyHidden}>
        <bdi dir="auto">{name}</bdi>
        {isBot ? <span className={classes.mark}>Bot</span> : null}
        {isOwn ? <span className={classes.mark}>You</span> : null}{' '}
        <LocalTime time={timestamp} form="clock" className={classes.time} />
      </p>
      <div className={classes.line}>
        <p className={classes.bubble} dir="auto">
          <MessageText input={input} />
        </p>
        {actions.length > 0 ? <MessageMenu message={message} actions={actions} /> : null}
      </div>
    </div>
  );
});

/** The text of a message, always as plain text; web addresses lead through the interstitial (docs/behaviour/site.md#external-links). */
export function MessageText({ input }: { input: string }) {
  return findLinks(input).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <ExternalLink key={index} href={part.href} target="_blank" rel="nofollow noopener">
        {part.text}
      </ExternalLink>
    ),
  );
}
