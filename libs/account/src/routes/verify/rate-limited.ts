/**
 * Type and title of the message for a 429. The page shows a countdown only if the limit ends in the future
 * (docs/behaviour/account.md#verification-answers).
 */
export const rateLimited = { type: 'warn', title: 'Rate Limited' } as const;
