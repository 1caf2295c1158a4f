import { verificationCodeMinutes } from '@starhaven/contracts/session';

/** A mailed code is valid for this long (docs/security.md#guessing). */
export const codeMinutes = verificationCodeMinutes;
/** After this many entries, right or wrong, the code is invalid. */
export const codeMaxTries = 5;
