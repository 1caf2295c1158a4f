// Lengths in characters (docs/behaviour/account.md#account-numbers).
export const usernameMinLength = 3;
export const passwordMinLength = 6;
export const verificationCodeMaxLength = 10;
