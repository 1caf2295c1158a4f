import { handOffToChat } from '@starhaven/realtime';
import { buttonClass, showToast, useIsHydrated } from '@starhaven/ui-kit';

export interface RunInChatProps {
  /** In the order in which they run; several become a queue. */
  lines: readonly string[];
  onUsed?: () => void;
  className?: string;
}

/** Hands commands to the bot in the chat (docs/behaviour/commands.md#finished-lines); needs scripts, like the chat. */
export function RunInChat({ lines, onUsed, className }: RunInChatProps) {
  const isReady = useIsHydrated();
  const run = () => {
    if (handOffToChat({ text: lines.join('\n'), lines })) onUsed?.();
    else showToast({ type: 'error', title: 'Error', message: 'Failed to open chat with command' });
  };
  return (
    <button
      type="button"
      className={[buttonClass('primary'), className].filter(Boolean).join(' ')}
      disabled={!isReady}
      onClick={run}
    >
      Run in chat
    </button>
  );
}
