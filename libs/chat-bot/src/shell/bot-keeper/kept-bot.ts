// Part of the shell, because every page needs it; the content of the conversation is read elsewhere.

import { readStoredText, writeStoredText } from '@starhaven/ui-kit';

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
  for (const key of [conversationKey, draftKey]) writeStoredText('sessionStorage', key, null);
}

/** Whether a queue was running, or waiting for the visitor's decision, before this page was loaded. Never throws. */
export const hasUnfinishedQueue = (): boolean =>
  /"mode":"(running|asking)"/.test(readStoredText('sessionStorage', conversationKey) ?? '');
