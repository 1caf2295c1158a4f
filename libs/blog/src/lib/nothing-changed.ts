/** Shown when the host did not answer a change, which then did not happen. */
export const nothingChanged = 'The server does not answer. Nothing was changed. Please try again.';
