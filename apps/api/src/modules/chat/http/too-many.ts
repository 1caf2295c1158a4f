/** Shown to a member who acts too often. */
export const tooMany = 'Too many requests. Please wait.';
