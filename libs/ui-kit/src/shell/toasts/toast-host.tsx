import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { MantineArea } from '../../theme/mantine-area';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/notifications/styles.css';
import type { NumberedToast } from './toast-region';
import classes from './toast-host.module.css';

const colors = { ok: 'var(--sh-ok)', warn: 'var(--sh-warn)', error: 'var(--sh-error)', info: 'var(--sh-info)' };

const isNarrow = () => window.matchMedia('(max-width: 48em)').matches;

/** Default export because React.lazy asks for one. */
export default function ToastHost({ toasts }: { toasts: NumberedToast[] }) {
  const shownId = useRef(0);
  useEffect(() => {
    for (const toast of toasts.filter(({ id }) => id > shownId.current)) {
      shownId.current = toast.id;
      // What happened last is what counts: a success must not wait behind the failure before it.
      notifications.clean();
      notifications.show({
        title: toast.title,
        message: toast.message,
        color: colors[toast.type],
        autoClose: toast.durationMs ?? 5_000,
        role: toast.type === 'error' ? 'alert' : 'status',
        closeButtonProps: { 'aria-label': 'Dismiss' },
        classNames: { root: classes.root ?? '', title: classes.title ?? '', description: classes.message ?? '' },
      });
    }
  }, [toasts]);
  return (
    <MantineArea>
      {/* On a phone the end of the screen is where the buttons are. */}
      <Notifications limit={1} position={isNarrow() ? 'top-center' : 'bottom-right'} aria-live="polite" />
    </MantineArea>
  );
}
