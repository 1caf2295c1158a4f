/** argon2id with OWASP's minimum costs (docs/security.md#passwords); memory in KiB. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
