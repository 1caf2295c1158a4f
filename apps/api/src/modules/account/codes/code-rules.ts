/** A mailed code is valid for this long (docs/security.md#guessing). */
export const codeMinutes = 10;
/** After this many entries, right or wrong, the code is invalid. */
export const codeMaxTries = 5;
