import { Notifications, notifications } from '@mantine/notifications';
import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import { MantineArea } from '../../together/mantine/mantine-area';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/notifications/styles.css';
import { MessageIcon } from '../../shell/popup-message/message-icon';
import type { NumberedToast } from '../../shell/toasts/toast-region';
import { durationOf } from '../../shell/toasts/toast-store';
import classes from './toast-host.module.css';
import { uncoverFocus } from './uncover-focus';
import { useKeyboardHeight } from './use-keyboard-height';

const colors = { ok: 'var(--sh-ok)', warn: 'var(--sh-warn)', error: 'var(--sh-error)', info: 'var(--sh-info)' };

const position = 'bottom-right';

const keyOf = ({ id }: NumberedToast) => `toast-${id}`;

export default function ToastHost({ toast }: { toast: NumberedToast }) {
  // The toast on which the pointer or the focus is.
  const [heldId, setHeldId] = useState<number | null>(null);
  const keyboardHeight = useKeyboardHeight();
  const isHeld = heldId === toast.id;
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only the newest message is shown: a success must not wait behind the failure before it.
    notifications.clean();
    notifications.show({
      id: keyOf(toast),
      title: toast.title,
      message: toast.message,
      color: colors[toast.type],
      icon: <MessageIcon type={toast.type} />,
      // Mantine's own timer does not wait while the focus is on the toast.
      autoClose: false,
      // The region announces the toast; with its own role it would be announced twice.
      role: 'presentation',
      'data-toast': toast.type,
      closeButtonProps: { 'aria-label': 'Dismiss' },
      classNames: {
        ...{ root: classes.root ?? '', title: classes.title ?? '', description: classes.message ?? '' },
        ...{ icon: classes.icon ?? '', closeButton: classes.close ?? '' },
      },
    });
  }, [toast]);
  useEffect(() => {
    const place = area.current?.querySelector(`[data-position="${position}"]`);
    if (!place) return;
    const uncover = () => uncoverFocus(place);
    // The toast grows while it appears.
    const growth = new ResizeObserver(uncover);
    growth.observe(place);
    document.addEventListener('focusin', uncover);
    return () => {
      growth.disconnect();
      document.removeEventListener('focusin', uncover);
    };
  }, []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => notifications.hide(keyOf(toast)), durationOf(toast));
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  const hold = () => setHeldId(toast.id);
  const release = () => setHeldId(null);
  // The cast adds a custom property, which the type of styles does not know.
  const place = { '--keyboard': `${keyboardHeight}px` } as CSSProperties;
  return (
    <MantineArea>
      <div ref={area} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
        <Notifications
          limit={1}
          position={position}
          withinPortal={false}
          style={place}
          classNames={{ root: classes.place ?? '' }}
        />
      </div>
    </MantineArea>
  );
}
