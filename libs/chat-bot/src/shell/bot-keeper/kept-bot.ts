// In the shell, because every page needs it; what the conversation contains is read elsewhere.

/** Names in the tab's storage. */
export const conversationKey = 'starhaven-bot';
export const draftKey = 'starhaven-bot-draft';

let endSession = () => {};

/** The session of the private chat, once it is loaded, says how to end it. */
export function onForgetBot(end: () => void): void {
  endSession = end;
}

/** At the end of a login: no command runs any more, and nothing of the account stays in the tab. Never throws. */
export function forgetBot(): void {
  endSession();
  try {
    sessionStorage.removeItem(conversationKey);
    sessionStorage.removeItem(draftKey);
  } catch {
    // A browser that stores nothing.
  }
}

/** Whether a queue was running or asking before this page was loaded. Never throws. */
export function hasUnfinishedQueue(): boolean {
  try {
    return /"mode":"(running|asking)"/.test(sessionStorage.getItem(conversationKey) ?? '');
  } catch {
    return false;
  }
}
