/** One plain row of an export. */
export type PersonalRow = Record<string, unknown>;

/**
 * The data that another module holds about an account, by section; each module with personal data provides one
 * (docs/behaviour/account.md#export).
 */
export type FindPersonalData = (accountId: number) => Promise<Record<string, PersonalRow[]>>;
