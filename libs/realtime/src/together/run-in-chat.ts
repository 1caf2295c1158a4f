import type { LiveToast } from '../shell/live-toasts';
import { handOffToChat } from '../shell/chat-hand-off';
import type { ChatHandOff } from '../shell/chat-hand-off';

const failed: LiveToast = { type: 'error', title: 'Error', message: 'Failed to open chat with command' };

/**
 * Gives lines to the bot of the chat, in the order in which they run. True if it took them; otherwise the visitor is told
 * (docs/behaviour/commands.md#hand-over-to-the-chat).
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
