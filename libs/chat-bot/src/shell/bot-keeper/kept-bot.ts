// Part of the shell, because every page needs it; the content of the conversation is read elsewhere.

/** Keys in the tab's storage. */
export const conversationKey = 'starhaven-bot';
export const draftKey = 'starhaven-bot-draft';

let endSession = () => {};

/** The private chat registers here how to end its session. */
export function onForgetBot(end: () => void): void {
  endSession = end;
}

/** Called at the end of a login: no command runs any more, and no data of the account stays in the tab. Never throws. */
export function forgetBot(): void {
  endSession();
  try {
    sessionStorage.removeItem(conversationKey);
    sessionStorage.removeItem(draftKey);
  } catch {
    // The browser stores nothing.
  }
}

/** Whether a queue was running, or waiting for the visitor's decision, before this page was loaded. Never throws. */
export function hasUnfinishedQueue(): boolean {
  try {
    return /"mode":"(running|asking)"/.test(sessionStorage.getItem(conversationKey) ?? '');
  } catch {
    return false;
  }
}
