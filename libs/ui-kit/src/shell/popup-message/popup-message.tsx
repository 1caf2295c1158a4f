import { useLocation } from '@remix-run/react';
import { SiteLink } from '../../components/site-link/site-link';
import type { MessageType } from '../toasts/toast-store';
import { MessageIcon } from './message-icon';
import tones from '../../theme/tones.module.css';
import classes from './popup-message.module.css';

export interface PopupMessageProps {
  type: MessageType;
  title: string;
  message: string;
  onClose: () => void;
}

/** A message that another page or service left for the visitor. Its close control is a link, so it works without JavaScript. */
export function PopupMessage({ type, title, message, onClose }: PopupMessageProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={classes.place}>
      <div
        className={`${classes.popup} ${tones[type]}`}
        role={type === 'error' || type === 'warn' ? 'alert' : 'status'}
      >
        <MessageIcon type={type} className={classes.icon} />
        <div>
          <p className={classes.title}>{title}</p>
          <p className={classes.message}>{message}</p>
        </div>
        <SiteLink
          className={classes.close}
          to={`${pathname}${search}`}
          aria-label="Dismiss message"
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <span aria-hidden="true">×</span>
        </SiteLink>
      </div>
    </div>
  );
}
