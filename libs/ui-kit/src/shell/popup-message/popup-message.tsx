import { useLocation } from '@remix-run/react';
import { LineIcon } from '../../components/line-icon/line-icon';
import { SiteLink } from '../../components/site-link/site-link';
import type { MessageType } from '../toasts/toast-store';
import tones from '../../theme/tones.module.css';
import classes from './popup-message.module.css';

export interface PopupMessageProps {
  type: MessageType;
  title: string;
  message: string;
  onClose: () => void;
}

const paths: Record<MessageType, string> = {
  ok: 'M5 12.5l4.5 4.5L19 7.5',
  warn: 'M12 4v10m0 4v.5',
  error: 'M6 6l12 12M18 6L6 18',
  info: 'M12 5v.5m0 4.5v9',
};

/** A message that another page or service left for the visitor. Its close control is a link, so it works without JavaScript. */
export function PopupMessage({ type, title, message, onClose }: PopupMessageProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={classes.place}>
      <div
        className={`${classes.popup} ${tones[type]}`}
        role={type === 'error' || type === 'warn' ? 'alert' : 'status'}
      >
        <LineIcon className={classes.icon} size={22} weight={2.5}>
          <path d={paths[type]} />
        </LineIcon>
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
