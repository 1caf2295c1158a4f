/** A code that went out by mail is valid this long (docs/security.md#guessing). */
export const codeMinutes = 10;
/** So many entries, right or wrong, then the code is dead. */
export const codeMaxTries = 5;
