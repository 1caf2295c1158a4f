/** The words for a 429. Without a time in the future there is no countdown (docs/behaviour/account.md#verification-answers). */
export const rateLimited = { type: 'warn', title: 'Rate Limited' } as const;
