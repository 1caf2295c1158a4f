// Lengths in characters (docs/behaviour/account.md#account-numbers).
export const usernameMinLength = 3;
export const passwordMinLength = 6;
export const verificationCodeMaxLength = 10;
/** How long a code that our own API mails is valid; other hosts choose their own time (docs/security.md#guessing). */
export const verificationCodeMinutes = 10;
