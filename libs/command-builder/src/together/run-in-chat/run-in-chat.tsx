import { runInChat } from '@starhaven/realtime';
import type { ChatHandOff } from '@starhaven/realtime';
import { buttonClass, scriptsOnly, showToast, useIsHydrated } from '@starhaven/ui-kit';

export interface RunInChatProps {
  /** The lines in the order in which they run; several lines become a queue. */
  lines: readonly string[];
  /** The engine whose commands they are. */
  engine?: ChatHandOff['engine'];
  onUsed?: () => void;
  className?: string;
}

/** Hands commands over to the bot in the chat (docs/behaviour/commands.md#finished-lines); needs scripts, like the chat. */
export function RunInChat({ lines, engine, onUsed, className }: RunInChatProps) {
  const isReady = useIsHydrated();
  const run = () => {
    if (runInChat(lines, engine, showToast)) onUsed?.();
  };
  return (
    <button
      type="button"
      className={[buttonClass('primary'), scriptsOnly, className].filter(Boolean).join(' ')}
      disabled={!isReady}
      onClick={run}
    >
      Run in chat
    </button>
  );
}
