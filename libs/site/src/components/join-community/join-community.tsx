import type { FocusEvent } from 'react';
import { ButtonLink, buttonClass, ExternalLink } from '@starhaven/ui-kit';
import classes from './join-community.module.css';

export interface JoinCommunityProps {
  channels: readonly { kind: string; name: string; url: string }[];
  /** Unique on the page: ties the button to its popup. */
  id: string;
}

const kindText: Record<string, string> = {
  chat: 'Talk with players and helpers',
  messaging: 'News on your phone',
  video: 'Watch guides and showcases',
};

/** A button with a popup of the community's channels; a native popover, so it opens without JavaScript. */
export function JoinCommunity({ channels, id }: JoinCommunityProps) {
  return (
    <>
      <button type="button" className={`${buttonClass()} ${classes.open}`} {...{ popovertarget: id }}>
        Join Community
      </button>
      <ButtonLink to="/community" className={classes.fallback}>
        Join Community
      </ButtonLink>
      <div
        id={id}
        className={classes.popup}
        role="dialog"
        aria-labelledby={`${id}-title`}
        onBlur={closeBehind}
        {...{ popover: 'auto' }}
      >
        <div className={classes.head}>
          <h2 id={`${id}-title`}>Join the community</h2>
          <button
            type="button"
            autoFocus
            className={classes.close}
            aria-label="Close"
            {...{ popovertarget: id, popovertargetaction: 'hide' }}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <ChannelList channels={channels} />
      </div>
    </>
  );
}

/** A popup that the keyboard has left must not cover what it went to. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.();
}

/** The channels as links; each leads over the interstitial. */
export function ChannelList({ channels }: Pick<JoinCommunityProps, 'channels'>) {
  return (
    <ul className={classes.channels}>
      {channels.map((channel) => (
        <li key={channel.kind}>
          <ExternalLink href={channel.url} className={classes.channel}>
            <strong>{channel.name}</strong>
            <span>{kindText[channel.kind]}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
