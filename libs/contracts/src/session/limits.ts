// Lengths in characters (docs/behaviour/account.md#account-numbers).
export const usernameMinLength = 3;
export const passwordMinLength = 6;
export const verificationCodeMaxLength = 10;
/** How long a mailed code of our own API is valid; other hosts decide for themselves (docs/security.md#guessing). */
export const verificationCodeMinutes = 10;
