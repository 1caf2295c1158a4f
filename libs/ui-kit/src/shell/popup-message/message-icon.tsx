import { LineIcon } from '../../components/line-icon/line-icon';
import type { MessageType } from '../toasts/toast-store';

const paths: Record<MessageType, string> = {
  ok: 'M5 12.5l4.5 4.5L19 7.5',
  warn: 'M12 4v10m0 4v.5',
  error: 'M6 6l12 12M18 6L6 18',
  info: 'M12 5v.5m0 4.5v9',
};

/** The sign of a popup message or a toast. */
export function MessageIcon({ type, className }: { type: MessageType; className?: string }) {
  return (
    <LineIcon className={className} size={22} weight={2.5}>
      <path d={paths[type]} />
    </LineIcon>
  );
}
