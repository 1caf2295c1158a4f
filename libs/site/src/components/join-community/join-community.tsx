import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { ButtonLink, buttonClass, ExternalLink, SiteLink } from '@starhaven/ui-kit';
import classes from './join-community.module.css';

export interface JoinCommunityProps {
  /** Empty: the operator has named none, so the meeting places of this site are shown. */
  channels: readonly { kind: string; name: string; url: string }[];
  /** Unique on the page: connects the button to its popup. */
  id: string;
}

const kindText: Record<string, string> = {
  chat: 'Talk with players and helpers',
  messaging: 'News on your phone',
  video: 'Watch guides and showcases',
};

/**
 * A button that opens a dialog with the community's channels. Without scripts the dialog opens as a native popover; with scripts it is
 * modal.
 */
export function JoinCommunity({ channels, id }: JoinCommunityProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Prevents the default action, which would toggle the popover.
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        className={`${buttonClass()} ${classes.open}`}
        aria-haspopup="dialog"
        onClick={open}
        {...{ popovertarget: id }}
      >
        Join Community
      </button>
      <ButtonLink to="/community" className={classes.fallback}>
        Join Community
      </ButtonLink>
      <dialog
        ref={dialog}
        id={id}
        className={classes.popup}
        aria-labelledby={`${id}-title`}
        onClick={(event) => {
          // A click on the backdrop has the dialog itself as its target; all other clicks have its content.
          if (event.target === event.currentTarget) close(event);
        }}
        {...{ popover: 'auto' }}
      >
        <div className={classes.head}>
          <h2 id={`${id}-title`}>Join the community</h2>
          <button
            type="button"
            autoFocus
            className={classes.close}
            aria-label="Close"
            onClick={close}
            {...{ popovertarget: id, popovertargetaction: 'hide' }}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <ChannelList channels={channels} />
      </dialog>
    </>
  );
}

/** Pages of this site where people meet. */
const ownPlaces = [
  { name: 'Chat', to: '/chat', text: 'Talk with players on this site', isForWriting: true },
  { name: 'Questions', to: '/ask', text: 'Ask, and read what others asked', isForWriting: true },
  { name: 'Blog', to: '/blog', text: 'News and guides', isForWriting: false },
];

interface ChannelListProps extends Pick<JoinCommunityProps, 'channels'> {
  /** False for places where visitors only read; they are left out if `isForWriting`. */
  isForWriting?: boolean;
}

/** The channels as links; each opens the interstitial first. If there are none, it lists the places of this site. */
export function ChannelList({ channels, isForWriting = false }: ChannelListProps) {
  const places = ownPlaces.filter((place) => place.isForWriting || !isForWriting);
  return (
    <ul className={classes.channels} data-cards="">
      {channels.length > 0
        ? null
        : places.map(({ name, to, text }) => (
            <li key={to}>
              <SiteLink to={to} className={classes.channel}>
                <strong>{name}</strong>
                <span>{text}</span>
              </SiteLink>
            </li>
          ))}
      {channels.map((channel) => (
        <li key={channel.url}>
          <ExternalLink href={channel.url} className={classes.channel}>
            <strong>{channel.name}</strong>
            <span>{kindText[channel.kind]}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
