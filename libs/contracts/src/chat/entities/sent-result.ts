/** What `chat_result` means for its message (docs/behaviour/chat.md#refused-messages): `limited` may be sent again after the wait. */
export type SentResult = 'stored' | 'limited' | 'refused';

export function sentResultOf({ retcode }: { retcode: number }): SentResult {
  if (retcode === 0) return 'stored';
  return retcode === 429 ? 'limited' : 'refused';
}
