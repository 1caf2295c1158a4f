/** The types of logins in the history (docs/behaviour/account.md#login-type-labels). */
export const loginTypes = ['login_web_normal', 'login_game', 'login_api'] as const;
export type LoginType = (typeof loginTypes)[number];
