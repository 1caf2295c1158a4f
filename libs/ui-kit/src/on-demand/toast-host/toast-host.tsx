import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { MantineArea } from '../../together/mantine/mantine-area';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/notifications/styles.css';
import type { NumberedToast } from '../../shell/toasts/toast-region';
import { toastDurationMs } from '../../shell/toasts/toast-store';
import classes from './toast-host.module.css';

const colors = { ok: 'var(--sh-ok)', warn: 'var(--sh-warn)', error: 'var(--sh-error)', info: 'var(--sh-info)' };

const isNarrow = () => window.matchMedia('(max-width: 48em)').matches;

export default function ToastHost({ toast }: { toast: NumberedToast }) {
  const shownId = useRef(0);
  useEffect(() => {
    if (toast.id === shownId.current) return;
    shownId.current = toast.id;
    // Only the newest message is shown: a success must not wait behind the failure before it.
    notifications.clean();
    notifications.show({
      title: toast.title,
      message: toast.message,
      color: colors[toast.type],
      autoClose: toast.durationMs ?? toastDurationMs,
      // The region announces the toast; with its own role it would be announced twice.
      role: 'presentation',
      'data-toast': toast.type,
      closeButtonProps: { 'aria-label': 'Dismiss' },
      classNames: { root: classes.root ?? '', title: classes.title ?? '', description: classes.message ?? '' },
    });
  }, [toast]);
  return (
    <MantineArea>
      {/* On a phone, the buttons are at the lower end of the screen. */}
      <Notifications
        limit={1}
        position={isNarrow() ? 'top-center' : 'bottom-right'}
        withinPortal={false}
        classNames={{ root: classes.place ?? '' }}
      />
    </MantineArea>
  );
}
