import type { LiveToast } from '../../shell/live-toasts';
import { handOffToChat } from '../../shell/chat-hand-off';
import type { ChatHandOff } from '../../shell/chat-hand-off';

const failed: LiveToast = { type: 'error', title: 'Error', message: 'Failed to open chat with command' };

/**
 * Hands lines over to the chat's bot, in the order in which they run. Returns true if it accepted them; otherwise a toast informs the
 * visitor (docs/behaviour/commands.md#hand-over-to-the-chat).
 */
export function runInChat(
  lines: readonly string[],
  engine: ChatHandOff['engine'],
  onToast: (toast: LiveToast) => void,
): boolean {
  const isTaken = handOffToChat({ text: lines.join('\n'), lines, ...(engine ? { engine } : {}) });
  if (!isTaken) onToast(failed);
  return isTaken;
}
