import { readStoredText, writeStoredText } from '@starhaven/ui-kit';

/** The visible part of the chat (docs/behaviour/chat.md#chat-widget). */
export type ChatView = 'closed' | 'public' | 'bot';

const storageKey = 'starhaven-chat-view';

/** The view that was open before a reload of this tab. Never throws. */
export function readChatView(): ChatView {
  const stored = readStoredText('sessionStorage', storageKey);
  return stored === 'public' || stored === 'bot' ? stored : 'closed';
}

/** Remembers the view for a reload of this tab. Without storage, a reload closes the window. */
export function storeChatView(view: ChatView): void {
  writeStoredText('sessionStorage', storageKey, view);
}
