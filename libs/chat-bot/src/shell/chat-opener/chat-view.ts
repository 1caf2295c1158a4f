import { readStoredText, writeStoredText } from '@starhaven/ui-kit';

/** The visible part of the chat (docs/behaviour/chat.md#chat-widget). */
export type ChatView = 'closed' | 'public' | 'bot';

const storageKey = 'starhaven-chat-view';
/** Screens on which the window covers the whole page. */
export const sheetQuery = '(max-width: 640px)';

/** The view that was open before a reload of this tab. Closed on a phone, where the window would cover the loaded page. Never throws. */
export function readChatView(): ChatView {
  if (matchMedia(sheetQuery).matches) return 'closed';
  const stored = readStoredText('sessionStorage', storageKey);
  return stored === 'public' || stored === 'bot' ? stored : 'closed';
}

/** Remembers the view for a reload of this tab. Without storage, a reload closes the window. */
export function storeChatView(view: ChatView): void {
  writeStoredText('sessionStorage', storageKey, view);
}
