/** The visible part of the chat (docs/behaviour/chat.md#chat-widget). */
export type ChatView = 'closed' | 'public' | 'bot';

const storageKey = 'starhaven-chat-view';

/** The view that was open before a reload of this tab. Never throws. */
export function readChatView(): ChatView {
  try {
    const stored = sessionStorage.getItem(storageKey);
    return stored === 'public' || stored === 'bot' ? stored : 'closed';
  } catch {
    return 'closed';
  }
}

/** Remembers the view for a reload of this tab. */
export function storeChatView(view: ChatView): void {
  try {
    sessionStorage.setItem(storageKey, view);
  } catch {
    // Without storage, a reload closes the window.
  }
}
